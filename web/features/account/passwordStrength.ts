/** 0 guessed at once, 1 easy, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const common =
  /^(?:pass(?:word|wort)?|qwert[yz]\w*|asdf\w*|letmein|welcome|iloveyou|admin|login|monkey|dragon|football|marquee|abc|test)[\d!@#$.?_-]*$/i;

/** Letters back in the place of the signs that are thought to hide them. */
const unmasked = (text: string) =>
  text
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll('3', 'e')
    .replaceAll('$', 's')
    .replaceAll('1', 'l');

const poolOf = (text: string) =>
  (/\p{Ll}/u.test(text) ? 26 : 0) +
  (/\p{Lu}/u.test(text) ? 26 : 0) +
  (/\d/.test(text) ? 10 : 0) +
  (/[^\p{L}\d]/u.test(text) ? 20 : 0);

/** Characters that tell a guesser something new: not a repeat, not the next in a row, not said before. */
function surprises(text: string): number {
  const characters = Array.from(text);
  const seen = new Map<string, number>();
  let count = 0;
  characters.forEach((character, index) => {
    const before = characters[index - 1];
    const step = before === undefined ? null : (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    const isPredictable = step !== null && Math.abs(step) <= 1;
    const times = seen.get(character) ?? 0;
    seen.set(character, times + 1);
    count += isPredictable ? 0.2 : times === 0 ? 1 : times < 3 ? 0.8 : 0.4;
  });
  return count;
}

/** Words of the person's own: their name, and both halves of the address. */
const ownWords = (about: readonly string[]) =>
  about.flatMap((text) => text.toLowerCase().split(/[@.\s_-]+/)).filter((word) => word.length >= 4);

/** About how hard a password is to guess. A word of advice, not a gate: what is let in, the policy decides. */
export function passwordStrength(password: string, about: readonly string[] = []): Strength {
  let text = password.toLowerCase();
  for (const word of ownWords(about)) text = text.replaceAll(word, '');
  if (text === '' || common.test(password) || common.test(unmasked(password))) return 0;
  const bits = surprises(text) * Math.log2(Math.max(poolOf(password), 10));
  if (bits < 40) return bits < 20 ? 0 : 1;
  if (bits < 56) return 2;
  return bits < 72 ? 3 : 4;
}
