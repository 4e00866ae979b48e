/** One line of plain words: without control and direction marks, without markup, and not longer than said. */
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
