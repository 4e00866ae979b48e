import { type Cut, cutFor, type FaceName, faces } from './faces.ts';

/** Where a letter's outline lies and what it is made of, in em, y downwards from the baseline. */
export type Letter = {
  char: string;
  x: number;
  commands: readonly Command[];
  box: Box;
};
type Command = { op: 'M' | 'l' | 'q' | 'c' | 'z'; points: readonly number[] };
export type Box = { left: number; top: number; right: number; bottom: number };

type Word = { letters: readonly Letter[]; advance: number };
/** One line: letters with the ink flush at 0. */
export type Line = { letters: readonly Letter[]; width: number; text: string };

const ops = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** Outlines and words are asked for again and again while lines are tried; both stores are emptied when full. */
const outlines = new Map<string, Omit<Letter, 'x' | 'char'>>();
const words = new Map<string, Word>();
const limit = 4000;

export function dressed(face: FaceName, text: string): string {
  const typographic = text
    .replace(/'/g, '’')
    .replace(/(^|[\s(])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/ - /g, ' – ')
    .replace(/\.\.\./g, '…');
  return faces[face].upper ? typographic.toLocaleUpperCase('en') : typographic;
}

/** The character, else without its marks, else a question mark: whatever the faces have. */
function drawable(face: FaceName, char: string): { cut: Cut; char: string } | null {
  const bare = char.normalize('NFD').slice(0, 1);
  for (const candidate of [char, bare, '?']) {
    const cut = cutFor(face, candidate.codePointAt(0) ?? 63);
    if (cut !== null) return { cut, char: candidate };
  }
  return null;
}

/** The text in pieces that one font file can set. */
function runsOf(face: FaceName, text: string): { cut: Cut; text: string }[] {
  const runs: { cut: Cut; text: string }[] = [];
  for (const char of text) {
    const found = drawable(face, char);
    if (found === null) continue;
    const last = runs.at(-1);
    if (last?.cut.file === found.cut.file) last.text += found.char;
    else runs.push({ cut: found.cut, text: found.char });
  }
  return runs;
}

function shapeWord(face: FaceName, text: string): Word {
  const key = `${face} ${text}`;
  const known = words.get(key);
  if (known !== undefined) return known;
  const letters: Letter[] = [];
  const { tracking } = faces[face];
  let pen = 0;
  for (const { cut, text: run } of runsOf(face, text)) {
    const { file, font } = cut;
    const em = 1 / font.unitsPerEm;
    const shaped = font.layout(run);
    shaped.glyphs.forEach((glyph, index) => {
      const position = shaped.positions[index];
      const outlineKey = `${file}#${glyph.id}`;
      let outline = outlines.get(outlineKey);
      if (outline === undefined) {
        const { minX, minY, maxX, maxY } = glyph.bbox;
        outline = {
          commands: glyph.path.commands.map(({ command, args }) => ({
            op: ops[command],
            points: args.map((value, i) => (i % 2 === 0 ? value * em : -value * em)),
          })),
          box: Number.isFinite(minX)
            ? { left: minX * em, right: maxX * em, top: -maxY * em, bottom: -minY * em }
            : { left: 0, right: 0, top: 0, bottom: 0 },
        };
        if (outlines.size >= limit) outlines.clear();
        outlines.set(outlineKey, outline);
      }
      const char = String.fromCodePoint(...glyph.codePoints);
      letters.push({ ...outline, char, x: pen + (position?.xOffset ?? 0) * em });
      pen += (position?.xAdvance ?? glyph.advanceWidth) * em + tracking;
    });
  }
  const word = { letters, advance: pen };
  if (words.size >= limit) words.clear();
  words.set(key, word);
  return word;
}

const spaceOf = (face: FaceName): number => {
  const space = shapeWord(face, ' ').advance;
  return faces[face].tracking > 0.2 ? space * 1.3 : space;
};

/** Sets words in one line, its ink flush left: side bearings are cut off at both ends. */
export function shapeLine(face: FaceName, text: string): Line {
  const letters: Letter[] = [];
  let pen = 0;
  const space = spaceOf(face);
  for (const [index, part] of text.split(' ').entries()) {
    if (part === '') continue;
    if (index > 0) pen += space;
    const word = shapeWord(face, part);
    for (const letter of word.letters) letters.push({ ...letter, x: letter.x + pen });
    pen += word.advance;
  }
  const inked = letters.filter(({ commands }) => commands.length > 0);
  const left = inked.reduce((min, { x, box }) => Math.min(min, x + box.left), Infinity);
  const right = inked.reduce((max, { x, box }) => Math.max(max, x + box.right), -Infinity);
  if (inked.length === 0) return { letters: [], width: 0, text };
  const flush = inked.map(({ char, x, commands, box }) => ({ char, x: x - left, commands, box }));
  return { letters: flush, width: right - left, text };
}
