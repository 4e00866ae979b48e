import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe in the page alone: no frame of it is ours. It assembles its result there and describes only violations,
 * which is a third of the work.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
