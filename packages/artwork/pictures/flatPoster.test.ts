import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';

import { suits } from '#flat/arrange.ts';
import { type CompositionName, compositions } from '#flat/compositions.ts';
import { H, W } from '#flat/sheet.ts';
import { contrast, type NamedPalette, palettesOf, toneNames } from '#kit/colour.ts';
import { seeded } from '#kit/random.ts';
import { catalogueEntries } from '#testing/catalogueSubjects.ts';
import type { InkBox } from '#type/shape.ts';

import { toSvg } from './drawn.ts';
import { createSheet, choosePrint, flatPoster, print } from './flatPoster.ts';
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

  it('gives no composition two unsuitable things', () => {
    const wrong = choicesOf.filter(
      ({ choices: { name, A, B }, wording }) =>
        suits[name]({ A, B, letters: wording.title.main.match(/[\p{L}\p{N}]/gu)?.length ?? 0 }) === 0,
    );
    expect(wrong.map(({ subject }) => subject.title)).toEqual([]);
  });

  it('uses neon for few, and keeps most sheets light', () => {
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
    const faces = members.map(({ choices }) => choices.face);
    expect(faces.length).toBeGreaterThan(2);
    expect(new Set(faces).size).toBe(1);
  });
});

type Words = { colour: string; box: InkBox; turn: number };

/** Draws a sheet without its letters, and returns where which colour would have been. */
function withoutLetters({ seed, wording, choices }: Case, name: CompositionName, palette: NamedPalette) {
  const { sheet } = createSheet({ ...choices, palette }, wording, { seed, random: seeded(seed), fine: true });
  const boxes: InkBox[] = [];
  const words: Words[] = [];
  const measure: typeof sheet.measure = (area, options) => {
    const title = sheet.measure(area, options);
    return { ...title, d: `M0 0h0${'v0'.repeat(boxes.push(title.box))}` };
  };
  const drawn = compositions[name]({
    ...sheet,
    measure,
    title: (area, options, colour) => `<path fill="${colour}" d="${measure(area, options).d}"/>`,
    credit: (x, y, { size = 25, align = 'left' }, colour) => {
      const left = x - { left: 0, centre: 90, right: 180 }[align];
      words.push({ colour, box: { left, right: left + 180, top: y - size * 0.7, bottom: y }, turn: 0 });
      return ' ';
    },
  });
  for (const [, colour = '', steps = ''] of drawn.matchAll(
    /<path fill="(#[0-9a-f]{6})" d="M0 0h0((?:v0)+)"\/>/g,
  )) {
    const box = boxes[steps.length / 2 - 1];
    if (box !== undefined) words.push({ colour, box, turn: name === 'diagonal' ? -0.419 : 0 });
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${sheet.defs.all()}${drawn}</svg>`;
  return { picture: new Resvg(svg, { fitTo: { mode: 'width', value: 171 } }).render(), words };
}

/** The share of a box in which letters of a colour would be read with ease. */
function readable(picture: RenderedImage, { colour, box, turn }: Words): number {
  const { pixels, width } = picture;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let [good, all] = [0, 0];
  for (let y = box.top + 3; y < box.bottom; y += 6) {
    for (let x = box.left + 3; x < box.right; x += 6) {
      const [dx, dy] = [x - W / 2, y - H / 2];
      const px = Math.round(((W / 2 + dx * cos - dy * sin) * width) / W);
      const py = Math.round(((H / 2 + dx * sin + dy * cos) * width) / W);
      const at = (py * width + px) * 4;
      const hex = [0, 1, 2].map((i) => (pixels[at + i] ?? 0).toString(16).padStart(2, '0')).join('');
      all += 1;
      // A rendered colour may be off by one in each channel.
      if (contrast(`#${hex}`, colour) >= 4.45) good += 1;
    }
  }
  return all === 0 ? 1 : good / all;
}

describe('the letters of printed posters', { timeout: 240_000 }, () => {
  const palettes = toneNames.flatMap((tone) => palettesOf(tone));
  // Letters that are overprinted change their colour where they cross the thing: both are chosen to be read.
  const printed = names.filter((name) => name !== 'overprint');
  for (const { most, tags } of [
    { most: 1, tags: [] },
    { most: 8, tags: ['full'] },
  ])
    it.each(printed)(`are read with ease on ${most} of %s`, { tags }, (name) => {
      // A round thing replaces an O there.
      const enough = name === 'letters' ? 0.94 : 0.985;
      const cases = choicesOf.filter(({ choices }) => choices.name === name);
      const step = Math.max(1, Math.floor(cases.length / most));
      const faults = cases
        .filter((_, i) => i % step === 0)
        .flatMap((one, i) => {
          const palette = palettes[(names.indexOf(name) * 7 + i * 13) % palettes.length];
          const { picture, words } = withoutLetters(one, name, palette ?? one.choices.palette);
          expect(words.length).toBeGreaterThan(0);
          return words
            .map((set) => ({ set, part: readable(picture, set) }))
            .filter(({ part }) => part < enough)
            .map(({ part }) => `${one.subject.title}: ${part.toFixed(3)} in ${palette?.name}`);
        });
      expect(faults).toEqual([]);
    });
});

describe('a printed poster', () => {
  const one = choicesOf[12];
  if (one === undefined) throw new Error('The catalogue is empty');

  it('returns what a viewer would remember', () => {
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
