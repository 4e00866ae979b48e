import type { TitleFacts } from '../facts.ts';
import type { Homonym } from '../sentence.ts';
import type { Around } from './aroundName.ts';
import type { TitleCue } from './cues.ts';
import { isAbout, type TitleName } from './titleNames.ts';

export type ChosenTitle = {
  title: TitleFacts;
  homonyms: Homonym['others'];
  /** Whether the year that was said is its year. */
  isOfYear: boolean;
};

/** Weight of a name by whether the words are all of it. */
const ofKind = { name: 4, other: 1, franchise: 0.6, part: 0.25 } as const;
/** A request for series more likely names a series than a film. */
const ofWanted = 3;
/** Others at least a third as well known may be meant, too. */
const mayBeMeant = 1 / 3;
/** Ten points of fame mean twice as many people. */
const weightOf = ({ fame }: TitleFacts): number => 2 ** (fame / 10);

/** Of the titles with one name the one that is meant: by the year, by film or series, by how well they are known. */
export function chooseTitle(
  { meanings }: TitleName,
  said: {
    year: Around['year'];
    media: Around['media'];
    cue: Pick<TitleCue, 'wanted'> | null;
    country: string | null;
  },
): ChosenTitle | null {
  const { year, media } = said;
  const ofYear = year === null ? [] : meanings.filter(({ title }) => isAbout(title, year.value));
  // Another title of that name, which the catalogue doesn't have.
  if (year !== null && year.isBracketed && ofYear.length === 0) return null;
  const ofMedia = media === null ? [] : meanings.filter(({ title }) => title.media === media);
  const isOfYear = ofYear.length > 0;
  const ofCountry =
    said.country === null ? [] : meanings.filter(({ title }) => title.countries[0] === said.country);
  const left = [ofYear, ofMedia, ofCountry].find((some) => some.length > 0) ?? meanings;
  const [best] = left
    .map(({ title, kind }) => ({
      title,
      kind,
      weight: weightOf(title) * ofKind[kind] * (title.media === said.cue?.wanted ? ofWanted : 1),
    }))
    .sort((a, b) => b.weight - a.weight || b.title.year - a.title.year);
  if (best === undefined) return null;
  const others =
    isOfYear || ofCountry.length > 0 || best.kind === 'franchise'
      ? []
      : left.filter(
          ({ title, kind }) =>
            title !== best.title &&
            kind !== 'franchise' &&
            kind !== 'part' &&
            weightOf(title) >= weightOf(best.title) * mayBeMeant,
        );
  return {
    title: best.title,
    homonyms: others.map(({ title: { media, id, name, year } }) => ({ media, id, name, year })),
    isOfYear,
  };
}

/** A named title: the context of the name, and how it was recognised. */
export type TitleMention = {
  around: Around;
  chosen: ChosenTitle;
  /** Its cue; in a list, that of the first item. */
  cue: TitleCue | null;
  corrected: string | null;
};

/** A name that may be meant. */
export type FoundMention = { around: Around; chosen: ChosenTitle };
