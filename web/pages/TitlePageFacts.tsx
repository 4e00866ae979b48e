import type { DetailedTitle } from '#web/api/titleModel.ts';
import { Facts } from '#web/features/title/Facts.tsx';
import { movieFacts, seriesFacts } from '#web/features/title/titleFacts.tsx';

/** The table of a film's or a series' facts. */
export const TitlePageFacts = ({ title }: { title: DetailedTitle }) => (
  <Facts facts={title.media === 'movie' ? movieFacts(title) : seriesFacts(title)} />
);
