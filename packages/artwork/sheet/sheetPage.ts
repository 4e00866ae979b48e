import { byFame } from '#distinct/catalogueRolls.ts';
import { composePicture } from '#drawPicture.ts';
import type { ArtKind } from '#fileName.ts';
import { motifNamed, motifNames, put } from '#kit/motif.ts';
import { type Drawn, toSvg } from '#pictures/drawn.ts';
import type { Sitter } from '#sitterOf.ts';
import type { CatalogueEntry } from '#testing/catalogueSubjects.ts';
import { type FaceName, faces } from '#type/faces.ts';
import { setTitle } from '#type/setTitle.ts';

type Shown = CatalogueEntry & { poster: Drawn };

const drawn = (kind: Exclude<ArtKind, 'layer'>, sitter: Sitter, fine = true): Drawn =>
  composePicture({ kind }, sitter, fine);

const show = (picture: Drawn, width: number, caption: string = picture.style): SheetPicture => ({
  svg: toSvg(picture),
  width,
  caption,
});

const titled = ({ subject, poster }: Shown, width: number): SheetPicture =>
  show(poster, width, `${subject.title}: ${poster.style}`);

/** The first `count` of each group, in the order in which the groups first appear, sorted by name. */
function firstOfEach<Item>(items: readonly Item[], groupOf: (item: Item) => string | null, count: number) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groupOf(item);
    if (group === null) continue;
    const members = groups.get(group) ?? [];
    if (members.length < count) groups.set(group, [...members, item]);
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other)).flatMap(([, members]) => members);
}

const paper = '#efe6d8';
const inks = { f: '#1b1815', a: '#c23b22', g: paper };

const motifs = (): SheetPicture[] =>
  motifNames.flatMap((name) =>
    motifNamed(name).variants.map((drawing) => ({
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="${paper}" d="M0 0h120v120H0z"/>${put(drawing, 60, 60, 100, inks)}</svg>`,
      width: 110,
      caption: `${name}/${drawing.tag}`,
    })),
  );

const specimen = 'A Matinée for Žofia & the 39 Steps';

const typefaces = (): SheetPicture[] =>
  (Object.keys(faces) as FaceName[]).map((face) => {
    const words = { main: specimen, over: '', under: '' };
    const { d } = setTitle(face, words, { x: 24, y: 20, w: 552, h: 200 }, { max: 90, lines: 3 });
    return {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240"><path fill="${paper}" d="M0 0h600v240H0z"/><path fill="${inks.f}" d="${d}"/></svg>`,
      width: 300,
      caption: face,
    };
  });

const composition = ({ look }: Drawn, family: 'flat' | 'lit'): string | null =>
  look?.family === family ? look.composition : null;

/** Sixty titles spread over the whole range of fame, so that they are not hand-picked. */
const spread = (shown: readonly Shown[]): Shown[] =>
  shown.filter((_, index) => index % Math.ceil(shown.length / 60) === 0);

const ofSeries = ({ subject }: CatalogueEntry): SheetPicture[] =>
  subject.seasons.slice(0, 1).flatMap(({ number: season, episodes: of }) => {
    const stills = [1, 2, 3, 4].map((episode) =>
      show(drawn('still', { kind: 'episode', subject, season, episode, of }), 260),
    );
    return [show(drawn('poster', { kind: 'season', subject, season }), 154)].concat(stills);
  });

/** Every motif, composition, scene and face, sixty titles, and some of each further kind of picture. */
export function sheetSections(): SheetSection[] {
  const shown = byFame.map((entry) => ({
    ...entry,
    poster: drawn('poster', { kind: 'title', subject: entry.subject }),
  }));
  const sixty = spread(shown);
  const series = byFame.filter(({ media }) => media === 'tv').slice(0, 4);
  const collections = [...new Map(byFame.map(({ subject }) => [subject.collection, subject]))].slice(0, 14);
  const people = [...new Set(sixty.flatMap((entry) => entry.people.slice(0, 1)))].slice(0, 32);
  return [
    { heading: 'Sixty titles', pictures: sixty.map((entry) => titled(entry, 222)) },
    {
      heading: 'The same, in a row',
      pictures: sixty
        .slice(0, 27)
        .map(({ subject }) => show(drawn('poster', { kind: 'title', subject }, false), 154, subject.title)),
    },
    {
      heading: 'Compositions in print',
      pictures: firstOfEach(shown, ({ poster }) => composition(poster, 'flat'), 3).map((entry) =>
        titled(entry, 185),
      ),
    },
    {
      heading: 'Scenes of light',
      pictures: firstOfEach(shown, ({ poster }) => composition(poster, 'lit'), 2).map((entry) =>
        titled(entry, 185),
      ),
    },
    { heading: 'Faces', pictures: typefaces() },
    { heading: 'Motifs', pictures: motifs() },
    {
      heading: 'Backdrops',
      pictures: firstOfEach(
        byFame.map(({ subject }) => ({ subject, picture: drawn('backdrop', { kind: 'title', subject }) })),
        ({ picture }) => composition(picture, 'lit'),
        1,
      ).map(({ subject, picture }) => show(picture, 460, `${subject.title}: ${picture.style}`)),
    },
    { heading: 'Seasons and stills', pictures: series.flatMap(ofSeries) },
    {
      heading: 'Collections',
      pictures: collections.flatMap(([name, subject]) =>
        name === null ? [] : [show(drawn('poster', { kind: 'collection', subject, name }), 185, name)],
      ),
    },
    {
      heading: 'People',
      pictures: people.map((name) => show(drawn('profile', { kind: 'person', name }), 120, name)),
    },
  ];
}

type SheetPicture = { svg: string; width: number; caption: string };
type SheetSection = { heading: string; pictures: readonly SheetPicture[] };

const style = `body{margin:24px;background:#100d0c;color:#a79f98;font:12px/1.4 system-ui,sans-serif}
h2{margin:40px 0 12px;font-weight:500;font-size:20px;color:#f3ece4}
div{display:flex;flex-wrap:wrap;gap:16px 12px;align-items:end}
figure{margin:0}img{display:block}figcaption{margin-top:4px;max-width:460px;overflow-wrap:anywhere}`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

const figure = ({ svg, width, caption }: SheetPicture): string =>
  `<figure><img width="${width}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">` +
  `<figcaption>${escape(caption)}</figcaption></figure>`;

/** One page of pictures at their usual sizes, for review by eye. It needs no server. */
export const printSheet = (sections: readonly SheetSection[]): string =>
  [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Marquee’s pictures</title><style>${style}</style>`,
    ...sections.map(
      ({ heading, pictures }) =>
        `<h2>${escape(heading)} (${pictures.length})</h2><div>${pictures.map(figure).join('')}</div>`,
    ),
  ].join('\n');
