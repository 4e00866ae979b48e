import type { TitleNumbers } from '@marquee/contracts/library/titleNumbers.ts';
import type { Hono } from 'hono';

import type { AppOptions } from './app.ts';
import type { AssistantRoutesOptions } from './assistant/assistantRoutes.ts';
import type { TmdbHealth } from './http/health.ts';
import type { MatchOptions } from './library/matchRow.ts';
import type { OpenTitles } from './library/ports.ts';
import type { PublicTitles } from './pages/publicPaths.ts';

/** Films, series and people, and who answers for them. */
export type Content = {
  /** TMDB's protocol, below `/3`. */
  catalogue: Hono;
  /** Search, discover and the like, below `/api`. */
  api: AppOptions['api'];
  /** Titles as they are shown now. */
  openTitles: OpenTitles;
  /** The numbers that libraries keep, and those that titles are shown under. */
  numbers: TitleNumbers;
  /** Where rows of other products are found, if not in the title index. */
  matching?: MatchOptions;
  /** Where a link leads that was made for another source. */
  movedLink?: (pathname: string) => Promise<string | null>;
  /** What the sitemap lists, where the catalogue's numbers aren't those that are shown. */
  listed?: (own: PublicTitles) => PublicTitles;
  /** Where TMDB answers: how it stands with it. */
  tmdbHealth?: () => TmdbHealth;
  assistant: Pick<AssistantRoutesOptions, 'openTitles' | 'ownItem'>;
  close: () => Promise<void>;
};
