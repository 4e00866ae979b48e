import type { TitleSource } from '@marquee/titles';

import { createTitleRoutes } from '#server/titles/routes/titleRoutes.ts';

import { testSource } from '../../../../packages/titles/testing/testSource.ts';

/** The routes of `/api` over what a test has of a source. */
export const routesOver = (source: Partial<TitleSource>) =>
  createTitleRoutes(() => ({ titles: testSource(source), headers: () => ({}) }));
