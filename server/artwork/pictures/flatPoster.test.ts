import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';

import { type CompositionName, compositions } from '#server/artwork/flat/compositions.ts';
import { H, W } from '#server/artwork/flat/sheet.ts';
import { suits } from '#server/artwork/flat/suits.ts';
import { contrast } from '#server/artwork/kit/colour.ts';
import { palettesOf } from '#server/artwork/kit/palette.ts';
import { seeded } from '#server/artwork/kit/random.ts';
import { catalogueEntries } from '#server/artwork/testing/catalogueSubjects.ts';
import type { Box } from '#server/artwork/type/shape.ts';

import { createSheet } from './createSheet.ts';
import { toSvg } from './drawn.ts';
import { choosePrint, flatPoster, print } from './flatPoster.ts';
import { seedOf } from './setUp.ts';
import { wordingOf } from './wording.ts';

const subjects = catalogueEntries.map(({ subject }) => subject);
const choicesOf = subjects.map((subject) => {
  const seed = seedOf(subject, 'poster');
  const wording = wordingOf(subject);
  return { subject, seed, wording, choices: choosePrint(subject, wording.title.main, seeded(seed)) };
});
type Case = (typeof choicesOf)[number];

const share = (test: (one: Case) => boolean): number => choicesOf.filter(test).length / choicesOf.length;
const names = Object.keys(compositions) as CompositionName[];

describe('the choice of printed posters', () => {
  it.each(names)('prints some titles as %s, and never more than one in twelve', (name) => {
    const part = share(({ choices }) => choices.name === name);
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(1 / 12);
  });

  it('gives no composition two things that it can do nothing with', () => {
    const wrong = choicesOf.filter(
      ({ choices: { name, A, B }, wording }) =>
        suits[name]({ A, B, letters: wording.title.main.match(/[\p{L}\p{N}]/gu)?.length ?? 0 }) === 0,
    );
    expect(wrong.map(({ subject }) => subject.title)).toEqual([]);
  });

  it('lights tubes for few, and keeps most sheets light', () => {
    const neon = share(({ choices }) => choices.name === 'neon');
    expect(neon).toBeLessThan(0.03);
    expect(share(({ choices }) => choices.palette.light === 'night')).toBeLessThan(0.3);
  });

  it('rarely prints the same composition in the same palette with the same drawing', () => {
    const looks = choicesOf.map(
      ({ choices: { name, A, palette } }) => `${name} ${A.name}/${A.drawing.tag} ${palette.name}`,
    );
    expect(new Set(looks).size / looks.length).toBeGreaterThan(0.97);
  });

  it('prints a collection in the school and face of its first title', () => {
    const members = choicesOf.filter(({ subject }) => subject.collection === 'Star Wars Collection');
    const [first] = members.map(({ subject }) => subject);
    const faces = members.map(
      ({ subject, wording }) => choosePrint(subject, wording.title.main, seeded(subject.title), first).face,
    );
    expect(faces.length).toBeGreaterThan(2);
    expect(new Set(faces).size).toBe(1);
  });
});

/** Draws a sheet without its letters, and tells where which colour would have stood. */
function withoutLetters({ subject, seed, wording, choices }: Case, name: CompositionName) {
  const { sheet } = createSheet(choices, wording, { seed, random: seeded(seed), fine: false });
  const set: Box[] = [];
  const mark = (box: Box) => `M0 0h0${'v0'.repeat(set.push(box))}`;
  const measure: typeof sheet.measure = (area, options) => {
    const title = sheet.measure(area, options);
    return { ...title, d: mark(title.box) };
  };
  const drawn = compositions[name]({
    ...sheet,
    measure,
    title: (area, options, colour) => `<path fill="${colour}" d="${measure(area, options).d}"/>`,
  });
  const words = [...drawn.matchAll(/<path fill="(#[0-9a-f]{6})" d="M0 0h0((?:v0)+)"\/>/g)].map(
    ([, colour = '', steps = '']) => ({ colour, box: set[steps.length / 2 - 1] }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${sheet.defs.all()}${drawn}</svg>`;
  return { title: subject.title, svg, words };
}

/** The share of a box in which letters of a colour would be read with ease. */
function readable(svg: string, colour: string, box: Box, turn: number): number {
  const width = 171;
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const { pixels } = picture;
  let [good, all] = [0, 0];
  for (let y = box.top + 3; y < box.bottom; y += 6) {
    for (let x = box.left + 3; x < box.right; x += 6) {
      const [dx, dy] = [x - 342, y - 513];
      const px = Math.round(((342 + dx * Math.cos(turn) - dy * Math.sin(turn)) * width) / W);
      const py = Math.round(((513 + dx * Math.sin(turn) + dy * Math.cos(turn)) * width) / W);
      const at = (py * picture.width + px) * 4;
      const hex = [0, 1, 2].map((i) => (pixels[at + i] ?? 0).toString(16).padStart(2, '0')).join('');
      all += 1;
      // A rendered colour may be off by one in each channel.
      if (contrast(`#${hex}`, colour) >= 4.45) good += 1;
    }
  }
  return all === 0 ? 1 : good / all;
}

describe('the letters of printed posters', { timeout: 120_000 }, () => {
  // Letters that are overprinted change their colour where they cross the thing: both are chosen to be read.
  it.each(names.filter((name) => name !== 'overprint'))('are read with ease on %s', (name) => {
    const cases = choicesOf.filter(({ choices }) => choices.name === name);
    const step = Math.max(1, Math.floor(cases.length / 8));
    const faults = cases
      .filter((_, i) => i % step === 0)
      .flatMap((one) => {
        const { title, svg, words } = withoutLetters(one, name);
        expect(words).toHaveLength(1);
        return words.map(({ colour, box }) => {
          const part = box === undefined ? 0 : readable(svg, colour, box, name === 'diagonal' ? -0.419 : 0);
          return part < 0.985 ? `${title}: ${part.toFixed(3)} in ${one.choices.palette.name}` : null;
        });
      });
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

describe('a printed poster', () => {
  const one = choicesOf[12];
  if (one === undefined) throw new Error('The catalogue is empty');

  it('tells what an onlooker would remember', () => {
    const { look, style } = flatPoster(one.subject, one.wording, one.seed, seeded(one.seed), true);
    const { name, A, palette } = one.choices;
    expect(look).toEqual({
      family: 'flat',
      composition: name,
      drawing: `${A.name}/${A.drawing.tag}`,
      palette: palette.name,
    });
    expect(style).toMatch(new RegExp(`^flat/${name}/`));
  });

  it('is printed in every composition with every light of its tone, without dust when it is small', () => {
    for (const name of names)
      for (const palette of palettesOf(one.subject.tone)) {
        const draw = (fine: boolean) =>
          toSvg(
            print({ ...one.choices, name, palette }, one.wording, {
              seed: one.seed,
              random: seeded(name),
              fine,
            }),
          );
        expect(draw(false)).not.toMatch(/NaN|undefined|null|Infinity/);
        expect(draw(false).length).toBeLessThan(draw(true).length);
      }
  });
});
