import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe on the page itself: no frame of it is ours. It puts its answer together there and describes only what is wrong,
 * which is a third of the work.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
