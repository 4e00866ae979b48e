/** Writing systems as far as letters are set differently in them; signs shared by all take their neighbours'. */
export type Script =
  | 'latin'
  | 'greek'
  | 'cyrillic'
  | 'cjk'
  | 'hangul'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'bengali'
  | 'telugu'
  | 'thai'
  | 'unknown';

type Traits = {
  /** Letters join or hang from one line: nothing may come between them. */
  joined: boolean;
  /** From baseline to baseline, in em; null where the face says it. */
  leading: number | null;
  /** In small lines beside Latin capitals, the factor by which it is enlarged to look as large. */
  scale: number;
};

const open: Traits = { joined: false, leading: null, scale: 1 };

export const traits: Record<Script, Traits> = {
  latin: open,
  greek: open,
  cyrillic: open,
  cjk: { joined: false, leading: 1.12, scale: 1.4 },
  hangul: { joined: false, leading: 1.08, scale: 1.25 },
  arabic: { joined: true, leading: 1.1, scale: 1.35 },
  hebrew: { joined: true, leading: 0.98, scale: 1.15 },
  devanagari: { joined: true, leading: 1.12, scale: 1.3 },
  bengali: { joined: true, leading: 1.1, scale: 1.25 },
  telugu: { joined: true, leading: 1.2, scale: 1.25 },
  thai: { joined: true, leading: 1.35, scale: 1.1 },
  unknown: open,
};

const tests: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['greek', /\p{Script=Greek}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['cjk', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}ー々〆]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['telugu', /\p{Script=Telugu}/u],
  ['thai', /\p{Script=Thai}/u],
];

const shared = /[\p{Script=Common}\p{Script=Inherited}]/u;

const known = new Map<string, Script | null>();

/** Null for what belongs to no script: digits, signs, marks. */
export function scriptOf(char: string): Script | null {
  let script = known.get(char);
  if (script === undefined) known.set(char, (script = findScript(char)));
  return script;
}

function findScript(char: string): Script | null {
  const found = tests.find(([, test]) => test.test(char));
  if (found !== undefined) return found[0];
  return shared.test(char) ? null : 'unknown';
}

/** What signs at a text's beginning belong to. */
export function firstScript(line: string): Script {
  for (const char of line) {
    const script = scriptOf(char);
    if (script !== null) return script;
  }
  return 'latin';
}

export const scriptsOf = (text: string): ReadonlySet<Script> =>
  new Set(Array.from(text, scriptOf).filter((script) => script !== null));

const ownLetters =
  /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Telugu}\p{Script=Thai}]/u;

/** Written in another script than the Latin letters that the rest of a picture is set in. */
export const isForeign = (text: string): boolean => ownLetters.test(text);
