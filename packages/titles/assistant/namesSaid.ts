import { type Sentence, type Token, tokensOf } from '@marquee/assistant';

/** Words that may be a name, or the one word that may be what films are about. */
export type Unread = { text: string; isWord: boolean };

const mostUnread = 2;
const longestName = 6;
const fewWords = 5;

const quoted = /["“„«]([^"“”„«»]{1,80})["”»]/gu;
const cued =
  /\b(?:like|similar to|reminds me of|(?:i |we )?(?:loved?|liked|enjoyed)|vein of|vibes? of|fans? of|starring|featuring|directed by|written by|made by|without|with|by)\s+(?:the (?:film|movie|series|show) )?([^,.;:!?()\n]{2,60})/giu;
const titleCue = /^(?:like|similar|reminds|i |we |lov|lik|enjoy|vein|vibe|fan)/i;
/** "Like the second one" names nothing. */
const pointing =
  /^(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|this|that|these|those|it|them)\b/i;
const clauseEnd =
  /\s+(?:but|without|not|with|and|or|under|over|from|that|which|who|only|for|because|please|in it|instead|less|more)\b.*$/iu;
const joining = new Set(
  'of the and in a an to with for on at by de la le von van der del di & vs no'.split(' '),
);

type Run = { from: number; to: number };

/** A run of words with capitals, small ones between them: "The Silence of the Lambs". */
function capitalRuns(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (!tokens[from]?.isCapital) continue;
    let to = from + 1;
    for (let at = to; at < tokens.length && at - from < 10; at += 1) {
      const token = tokens[at];
      if (!token || /[,.;:!?()\n]/.test(token.before)) break;
      if (token.isCapital || /^\d+$/.test(token.word)) to = at + 1;
      else if (!joining.has(token.word)) break;
    }
    // A sentence begins with a capital.
    if (from > 0 || to > 1) runs.push({ from, to });
    from = to - 1;
  }
  return runs;
}

/** "Like galaxy quest", "with tom cruise": what comes after a word that announces a name. */
function namesAfterCues(
  text: string,
  tokens: readonly Token[],
  isUnknown: (token: Token) => boolean,
): string[] {
  const names: string[] = [];
  for (const { 1: after = '', index, 0: whole } of text.matchAll(cued)) {
    const name = after.replace(clauseEnd, '').trim();
    const start = index + whole.length - after.length;
    const inside = tokens.filter((token) => token.start >= start && token.end <= start + name.length);
    if (inside.length > longestName || inside.length === 0 || pointing.test(name)) continue;
    if (titleCue.test(whole) || inside.some(isUnknown)) names.push(name);
  }
  return names;
}

/** Adjacent unknown words, as one. */
function unknownRuns(tokens: readonly Token[], isUnknown: (token: Token) => boolean): Run[] {
  const runs: Run[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isUnknown(token)) continue;
    const last = runs.at(-1);
    if (last?.to === at && token.before.trim() === '') last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

/** The first of them, without overlaps. */
function surest(names: readonly string[], words: readonly string[]): Unread[] {
  const chosen: Unread[] = [];
  const all = [
    ...names.map((text) => ({ text, isWord: false })),
    ...words.map((text) => ({ text, isWord: true })),
  ];
  for (const one of all) {
    const small = one.text.toLowerCase();
    const isKnown = chosen.some(({ text }) => {
      const other = text.toLowerCase();
      return other.includes(small) || small.includes(other);
    });
    if (small !== '' && !isKnown && chosen.length < mostUnread) chosen.push(one);
  }
  return chosen;
}

const nothingToName: ReadonlySet<Sentence['kind']> = new Set(['harmful', 'small-talk', 'off-topic', 'empty']);

/** What to look up at TMDB, from a sentence read without a catalogue; the surest first. */
export function namesSaid({ text, kind, said, unknown, changes }: Sentence): Unread[] {
  if (nothingToName.has(kind)) return [];
  const tokens = tokensOf(text);
  const isIn = (spans: readonly { start: number; end: number }[]) => (token: Token) =>
    spans.some(({ start, end }) => start <= token.start && token.end <= end);
  const isRead = isIn(said.map(({ span }) => span));
  const isUnknown = isIn(unknown);
  const textOf = ({ from, to }: Run) => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  // "Galaxy Quest" is a name, though each of its words says something.
  const fresh = (run: Run) => run.to - run.from > 1 || !tokens.slice(run.from, run.to).every(isRead);

  const names = [...text.matchAll(quoted)].map(([, name = '']) => name);
  names.push(...capitalRuns(tokens).filter(fresh).map(textOf));
  names.push(...namesAfterCues(text, tokens, isUnknown));
  const strange = unknownRuns(tokens, isUnknown);
  names.push(...strange.filter(({ from, to }) => to - from > 1).map(textOf));
  const isBare = tokens.length <= fewWords && changes.length === 0 && !tokens.some(isRead);
  if (isBare && (unknown.length > 0 || tokens.some(({ isCapital }) => isCapital))) names.push(text.trim());

  return surest(names, strange.filter(({ from, to }) => to - from === 1).map(textOf));
}
