import { type Random, seeded } from '#kit/random.ts';
import type { SceneName } from '#lit/scenes.ts';
import type { ArtSubject } from '#ports.ts';
import type { FaceName } from '#type/faces.ts';
import type { Align } from '#type/setTitle.ts';

/** How a title card is set: face, place and size. */
export type LitCard = {
  name: string;
  face: FaceName;
  place: 'head' | 'foot';
  align: Align;
  max: number;
  height: number;
  lines?: number;
  stack?: boolean;
};

const cards = {
  tall: { face: 'league', place: 'foot', align: 'left', max: 290, height: 330, stack: true },
  column: { face: 'league', place: 'foot', align: 'left', max: 190, height: 300 },
  italic: { face: 'italic', place: 'foot', align: 'centre', max: 168, height: 290, lines: 4 },
  book: { face: 'caslon', place: 'foot', align: 'centre', max: 150, height: 280, lines: 4 },
  serif: { face: 'gloock', place: 'foot', align: 'left', max: 132, height: 280, lines: 4 },
  didone: { face: 'abril', place: 'foot', align: 'left', max: 124, height: 270, lines: 4 },
  sans: { face: 'tight', place: 'foot', align: 'left', max: 132, height: 270, lines: 4 },
  wide: { face: 'wide', place: 'foot', align: 'centre', max: 92, height: 200, lines: 3 },
  spaced: { face: 'spaced', place: 'head', align: 'centre', max: 62, height: 170, lines: 3 },
  crown: { face: 'gloock', place: 'head', align: 'centre', max: 118, height: 240, lines: 4 },
  banner: { face: 'league', place: 'head', align: 'centre', max: 170, height: 230, lines: 3 },
  horizon: { face: 'wide', place: 'head', align: 'centre', max: 84, height: 180, lines: 3 },
  poster: { face: 'anton', place: 'foot', align: 'left', max: 170, height: 290, lines: 4 },
  marquee: { face: 'anton', place: 'head', align: 'centre', max: 150, height: 230, lines: 3 },
  tale: { face: 'young', place: 'foot', align: 'centre', max: 128, height: 270, lines: 4 },
  fable: { face: 'young', place: 'head', align: 'centre', max: 112, height: 230, lines: 3 },
  rune: { face: 'goth', place: 'foot', align: 'centre', max: 190, height: 290, lines: 4 },
  steel: { face: 'russo', place: 'foot', align: 'left', max: 118, height: 260, lines: 4 },
  saloon: { face: 'slab', place: 'foot', align: 'centre', max: 112, height: 260, lines: 4 },
  deco: { face: 'lime', place: 'foot', align: 'centre', max: 120, height: 250, lines: 4 },
  glamour: { face: 'chonburi', place: 'foot', align: 'centre', max: 112, height: 250, lines: 4 },
  blunt: { face: 'dela', place: 'foot', align: 'left', max: 108, height: 250, lines: 4 },
} as const satisfies Record<string, Omit<LitCard, 'name'>>;

type CardName = keyof typeof cards;

/** The face of a poster whose style ends in this card's name. */
export const faceOfCard = (name: string): FaceName =>
  Object.entries(cards).find(([card]) => card === name)?.[1].face ?? 'gloock';

/** Scenes whose upper part is the picture: no text there. */
const crowned: ReadonlySet<SceneName> = new Set([
  'stage',
  'crowd',
  'facade',
  'searchlights',
  'tempest',
  'deep',
  'stairs',
  'comet',
  'woods',
  'lamp',
  'shaft',
  'table',
  'throne',
  'curtain',
  'launch',
  'boxingRing',
  'aquarium',
  'ranks',
  'stadium',
  'marionette',
  'ward',
  'cells',
  'platform',
  'stairwell',
  'cinema',
  'moths',
  'lighthouse',
  'iris',
  'web',
  'chiaroscuro',
  'labyrinth',
  'vinyl',
  'enfilade',
  'canyon',
  'rainGlass',
  'greenhouse',
  'towering',
]);

/** The cards that suit genres and moods: each row adds its names to the choice. */
const suits: readonly (readonly [names: readonly string[], cards: readonly CardName[]])[] = [
  [
    ['Romance', 'Drama', 'romantic', 'bittersweet', 'intimate', 'melancholy'],
    ['italic', 'book', 'crown'],
  ],
  [
    ['History', 'Fantasy', 'Family', 'epic', 'whimsical'],
    ['book', 'crown', 'tale', 'fable'],
  ],
  [
    ['Action', 'War', 'Crime', 'Adventure', 'gritty', 'War & Politics'],
    ['tall', 'column', 'banner', 'poster', 'marquee'],
  ],
  [['Western'], ['saloon', 'saloon', 'tall', 'banner']],
  [
    ['Science Fiction', 'Sci-Fi & Fantasy', 'mind-bending'],
    ['wide', 'horizon', 'spaced', 'steel'],
  ],
  [
    ['Thriller', 'Mystery', 'Horror', 'dark', 'slow-burn'],
    ['spaced', 'tall', 'crown', 'poster'],
  ],
  [['Horror', 'Fantasy'], ['rune']],
  [
    ['Comedy', 'Animation', 'Music', 'funny', 'feel-good'],
    ['didone', 'sans'],
  ],
  [
    ['Animation', 'Kids'],
    ['blunt', 'tale'],
  ],
  [['War', 'spy'], ['steel']],
  [['Romance', 'Music'], ['glamour']],
];

/** One of the cards that suit the title, its length and its picture; a collection asks for the same ones first. */
export function chooseCard(subject: ArtSubject, title: string, scene: SceneName, random: Random): LitCard {
  const kin = subject.kin ?? subject;
  const facts = new Set([...kin.genres, ...kin.moods]);
  const options: CardName[] = ['serif', 'sans', 'column'];
  for (const [names, suited] of suits) if (names.some((name) => facts.has(name))) options.push(...suited);
  if (kin.year < 1975) options.push('didone', 'book', 'glamour');
  if (kin.year < 1950 && !facts.has('Horror')) options.push('deco', 'deco');
  const longest = Math.max(...title.split(/[ -]/).map((word) => word.length));
  const fits = (name: CardName): boolean => {
    const { place, face } = cards[name];
    if (place === 'head' && crowned.has(scene)) return false;
    if (face === 'spaced') return title.length <= 22 && longest <= 11;
    if (face === 'wide') return title.length <= 26 && longest <= 10;
    if (face === 'slab' || face === 'dela' || face === 'russo') return title.length <= 26 && longest <= 9;
    if (name === 'tall') return title.length >= 5 && title.length <= 34;
    return true;
  };
  const roll = random.next();
  const own = seeded(`${kin.collection ?? roll} card`);
  const wishes = Array.from({ length: 12 }, () => options[own.below(options.length)] ?? 'serif');
  const name = wishes.find(fits) ?? options.find(fits) ?? 'serif';
  return { name, ...cards[name] };
}
