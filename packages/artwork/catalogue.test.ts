import { beforeAll, describe, expect, it } from 'vitest';

import { composePicture } from './drawPicture.ts';
import { motifNames } from './kit/motif.ts';
import { type Drawn, toSvg } from './pictures/drawn.ts';
import { poster } from './pictures/poster.ts';
import type { ArtSubject } from './ports.ts';
import { catalogueEntries } from './testing/catalogueSubjects.ts';
import { dressed } from './type/dressed.ts';

const whole = /^<svg [^>]*>(?:<defs>.*<\/defs>)?<.*><\/svg>$/s;
const unsafe =
  /<script|<foreignObject|<image|<style|\son\w+=|href="(?!#)|url\((?!#)|NaN|Infinity|undefined|null/i;

function faultOf(name: string, drawn: Drawn, most = 48_000): string | null {
  const svg = toSvg(drawn);
  if (!whole.test(svg)) return `${name}: not a whole picture`;
  const found = unsafe.exec(svg.replace(/aria-label="[^"]*"/, ''));
  if (found !== null) return `${name}: ${found[0]}`;
  if (svg.length > most) return `${name}: ${svg.length} characters`;
  return null;
}

/** Letters end within the sheet, with a little air. */
function outside(name: string, { box, w, h }: Drawn): string | null {
  const air = 12;
  const inside = box.left >= air && box.top >= air && box.right <= w - air && box.bottom <= h - air;
  return inside ? null : `${name}: ${JSON.stringify(box)}`;
}

const sample: ArtSubject = {
  title: 'The Long Way Down',
  originalTitle: null,
  language: 'en',
  year: 1998,
  genres: ['Drama', 'Thriller'],
  moods: ['tense'],
  keywords: ['mountain', 'storm'],
  motifs: ['mountains', 'figure'],
  tone: 'slate',
  makers: ['Nobody Inparticular'],
  collection: null,
  kin: null,
  seasons: [],
};

type Entries = typeof catalogueEntries;
const postersOf = (entries: Entries) =>
  entries.map(({ subject }) => {
    const drawn = poster(subject, true);
    return { name: `${subject.title} (${drawn.style})`, subject, drawn };
  });

const faults = (list: readonly (string | null)[]): string[] => list.filter((fault) => fault !== null);

function suite(step: number) {
  const entries = catalogueEntries.filter((_, index) => index % step === 0);
  let posters: ReturnType<typeof postersOf> = [];
  beforeAll(() => {
    posters = postersOf(entries);
  });

  it('draws a poster of every title, with all its words inside the sheet and large enough to read', () => {
    const found = posters.flatMap(({ name, drawn }) => [
      faultOf(name, drawn),
      outside(name, drawn),
      drawn.size < 44 ? `${name}: letters of ${drawn.size}` : null,
    ]);
    expect(faults(found)).toEqual([]);
  });

  it('draws the same posters in small, their words inside too', () => {
    const found = posters.flatMap(({ name, drawn, subject }) => {
      const small = poster(subject, false);
      return [
        faultOf(name, small),
        outside(name, small),
        small.style === drawn.style ? null : `${name}: ${small.style}`,
      ];
    });
    expect(faults(found)).toEqual([]);
  });

  it('draws a backdrop of every title', () => {
    const found = entries.map(({ subject }) =>
      faultOf(subject.title, composePicture({ kind: 'backdrop' }, { kind: 'title', subject }, true)),
    );
    expect(faults(found)).toEqual([]);
  });

  it('draws every collection, and the last seasons and stills of every series', () => {
    const found = entries.flatMap(({ subject }) => {
      const seasons = subject.seasons.slice(-2).flatMap(({ number, episodes }) => {
        const season = composePicture({ kind: 'poster' }, { kind: 'season', subject, season: number }, true);
        const last = { kind: 'episode', subject, season: number, episode: episodes, of: episodes } as const;
        const name = `${subject.title} ${number}`;
        return [
          faultOf(name, season),
          outside(name, season),
          faultOf(name, composePicture({ kind: 'still' }, last, true)),
        ];
      });
      if (subject.collection === null) return seasons;
      const sitter = { kind: 'collection', subject, name: subject.collection } as const;
      const drawn = composePicture({ kind: 'poster' }, sitter, true);
      return [
        ...seasons,
        faultOf(sitter.name, drawn),
        outside(sitter.name, drawn),
        faultOf(sitter.name, composePicture({ kind: 'backdrop' }, sitter, true)),
      ];
    });
    expect(faults(found)).toEqual([]);
  });

  it('draws a monogram of every person', () => {
    const people = new Set(entries.flatMap(({ people: names }) => names));
    const found = [...people].map((name) => {
      const drawn = composePicture({ kind: 'profile' }, { kind: 'person', name }, true);
      // Letters may leave the sheet: cropped initials are one of the manners.
      return faultOf(name, drawn);
    });
    expect(faults(found)).toEqual([]);
  });
}

describe('the pictures of every thirtieth title', () => {
  suite(30);
});

describe('the pictures of the whole catalogue', { timeout: 240_000, tags: ['full'] }, () => {
  suite(1);
});

describe('what the pictures are made of', () => {
  it('has a glyph for every character of every title and name, also in their own scripts', () => {
    const missing = catalogueEntries.flatMap(({ subject, people }) =>
      [subject.title, subject.originalTitle ?? '', subject.collection ?? '', ...people].flatMap((text) => {
        const set = dressed('tight', text, subject.language);
        return Array.from(text).filter((char) => !/[\s'".\u200C-]/.test(char) && !set.includes(char));
      }),
    );
    expect(missing).toEqual([]);
  });

  it('draws every motif, both on a printed and on a lit poster', () => {
    const drawn = motifNames.map((motif) => {
      const styles = new Set<string>();
      for (let year = 1900; year < 1960 && styles.size < 2; year++) {
        const subject = { ...sample, motifs: [motif], year, title: `About ${motif}` };
        const picture = poster(subject, true);
        if (faultOf(motif, picture) === null) styles.add(picture.style.slice(0, 4));
      }
      return [motif, styles.size];
    });
    expect(drawn).toEqual(motifNames.map((motif) => [motif, 2]));
  });

  it('knows every motif that the catalogue uses', () => {
    const used = new Set(catalogueEntries.flatMap(({ subject }) => subject.motifs));
    expect([...used].filter((motif) => !motifNames.includes(motif))).toEqual([]);
  });
});

describe('a picture', { timeout: 60_000 }, () => {
  const subject = sample;

  it('has the same bytes each time it is drawn', () => {
    const draw = () =>
      catalogueEntries
        .slice(0, 20)
        .map(
          (one) =>
            toSvg(poster(one.subject, true)) +
            toSvg(composePicture({ kind: 'backdrop' }, { kind: 'title', subject: one.subject }, true)),
        );
    expect(draw()).toEqual(draw());
  });

  it('leaves credits and tiny details out where they would be illegible', () => {
    expect(toSvg(poster(subject, false)).length).toBeLessThan(toSvg(poster(subject, true)).length);
  });

  it('is never led by the motif of a poster that everyone knows', () => {
    const known = { ...subject, title: 'Vertigo', motifs: ['spiral', 'staircase'] };
    const other = { ...known, motifs: ['staircase'] };
    const draw = (one: ArtSubject) =>
      toSvg(composePicture({ kind: 'poster' }, { kind: 'title', subject: one }, true));
    expect(draw(known)).toBe(draw(other));
  });

  it('escapes its title', () => {
    const svg = toSvg(poster({ ...subject, title: `"><script>alert('1')</script>&` }, true));
    expect(svg).not.toMatch(/<script/);
    expect(svg).toContain('aria-label="&#34;&#62;&#60;script&#62;');
  });

  it('shows a question mark for a script that no face has, rather than nothing', () => {
    const drawn = poster({ ...subject, title: '羅生門' }, true);
    expect(drawn.box.right).toBeGreaterThan(drawn.box.left);
  });

  it.each([
    ['a title without words', { title: '' }],
    ['a title of one long word', { title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }],
    ['a title of forty words', { title: Array.from({ length: 40 }, () => 'word').join(' ') }],
    ['motifs and a tone that nobody knows', { motifs: ['nothing', 'less'], tone: 'none' }],
    ['no motif at all', { motifs: [] }],
    ['no maker', { makers: [] }],
  ])('is drawn for %s', (_, change) => {
    for (let year = 1990; year < 2010; year++)
      expect(faultOf(`${year}`, poster({ ...subject, ...change, year }, true), 90_000)).toBeNull();
  });
});
