import type { Hono } from 'hono';

import type { AppOptions } from './app.ts';
import type { AssistantRoutesOptions } from './assistant/assistantRoutes.ts';
import type { TmdbHealth } from './http/health.ts';
import type { MatchOptions } from './library/matchRow.ts';
import type { OpenTitles } from './library/ports.ts';

/** Films, series and people, and who answers for them. */
export type Content = {
  /** TMDB's protocol, below `/3`. */
  catalogue: Hono;
  /** Search, discover and the like, below `/api`. */
  api: AppOptions['api'];
  /** Titles as they are shown now. */
  openTitles: OpenTitles;
  /** Where rows of other products are found, if not in the title index. */
  matching?: MatchOptions;
  /** Where TMDB answers: its health. */
  tmdbHealth?: () => TmdbHealth;
  assistant: Pick<AssistantRoutesOptions, 'openTitles' | 'ownItem'>;
  close: () => Promise<void>;
};
