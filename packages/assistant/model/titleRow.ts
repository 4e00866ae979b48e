import { type TitleFacts, titleKey } from '#facts.ts';

import { plainText } from './plainText.ts';

const mostOverview = 160;
const mostKeywords = 8;

/** A title as the model sees it: enough to choose by, in few tokens. */
export function titleRow(title: TitleFacts) {
  const { name, year, genres, keywords, moods, runtime, certification, overview } = title;
  return {
    key: titleKey(title),
    title: plainText(name, 100),
    year,
    genres,
    keywords: [...keywords.slice(0, mostKeywords), ...moods.slice(0, 2)].map((word) => plainText(word, 40)),
    minutes: runtime,
    rated: certification,
    overview: plainText(overview, mostOverview),
  };
}
