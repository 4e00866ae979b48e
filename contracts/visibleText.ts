/**
 * Invisible characters: soft hyphens, fillers, joiners, tags, marks of direction. Where a script or an emoji needs
 * one it stays: joiners between letters that aren't Latin, variants, and flags of regions.
 */
const hidden =
  /(🏴[\u{E0020}-\u{E007E}]+\u{E007F}|(?<=\P{DI})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(?<=[^\p{ASCII}\p{Script=Latin}])[\u200C\u200D](?=[^\p{ASCII}\p{Script=Latin}\p{DI}]))|\p{DI}/gu;
const visible = /[^\p{Z}\p{M}\p{C}\u2800]/u;

/** Text that looks the same, in one spelling. */
export const withoutHidden = (text: string): string =>
  text.normalize('NFC').replace(hidden, (_, kept: string | undefined) => kept ?? '');

/** A name with visible characters, or null. */
export function readName(text: string): string | null {
  const name = withoutHidden(text).trim();
  return visible.test(name) ? name : null;
}
