import { type TitleFacts, titleKey } from '#facts.ts';

/** One line of plain words: without control and direction marks, without markup, and of limited length. */
export function plainText(text: string, most: number): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}<>\s]+/gu, ' ')
    .trim();
  return plain.length <= most
    ? plain
    : `${plain
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\s+\S*$/, '')}…`;
}

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
