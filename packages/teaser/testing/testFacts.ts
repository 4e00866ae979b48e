import { type MoodName, moodNames } from '#score/score.ts';
import type { SequenceName } from '#stage/script.ts';
import { type TeaserFacts, teaserScript, type TeaserWords } from '#teaserScript.ts';

const noArt = { backdrop: null, layers: null, poster: null, seasons: [], portraits: [] };

export const arrival: TeaserFacts = {
  title: 'Arrival',
  tagline: 'Learn the language before someone fires.',
  overview: 'Twelve silent ships hang above the Earth. An army waits.',
  makers: { role: 'Directed by', names: ['Denis Villeneuve'] },
  cast: [
    { name: 'Amy Adams', part: 'Louise Banks' },
    { name: 'Jeremy Renner', part: 'Ian Donnelly' },
    { name: 'Forest Whitaker', part: 'Colonel Weber' },
    { name: 'Michael Stuhlbarg', part: 'Agent Halpern' },
    { name: 'Tzi Ma', part: 'General Shang' },
  ],
  year: '2016',
  facts: ['2016', '1 h 56 min'],
  genres: ['Science Fiction', 'Drama'],
  keywords: [],
  certification: 'PG-13',
  art: noArt,
};

export const bare: TeaserFacts = {
  title: 'Untitled',
  tagline: '',
  overview: '',
  makers: null,
  cast: [],
  year: '',
  facts: [],
  genres: [],
  keywords: [],
  certification: null,
  art: noArt,
};

/** The longest possible title. */
export const endless: TeaserFacts = {
  ...arrival,
  title: 'The Long and Winding History of Everything That Ever Happened '.repeat(5).slice(0, 300).trim(),
  cast: [
    { name: 'Bartholomew Featherstonehaugh-Cholmondeley', part: 'The Permanent Undersecretary of State' },
  ],
  makers: {
    role: 'Created by',
    names: ['Maximiliana von Hohenstaufen-Lichtenberg', 'Jean-Baptiste Delacroix'],
  },
};

const genres: Readonly<Record<SequenceName, string[]>> = {
  noir: ['Crime', 'Mystery'],
  horror: ['Horror'],
  comedy: ['Comedy'],
  drift: ['Science Fiction'],
  epic: ['Adventure', 'War'],
  western: ['Western'],
  romance: ['Romance'],
  thriller: ['Thriller', 'Action'],
  family: ['Animation', 'Family'],
  documentary: ['Documentary'],
  musical: ['Music'],
  chamber: ['Drama'],
};

/** Genres that lead to a sequence. */
export const genresOf = (name: SequenceName) => ({ genres: genres[name], keywords: [] });

const soundsOf = (mood: MoodName) => ({
  opening: `${mood} opening`,
  rise: `${mood} rise`,
  end: `${mood} end`,
});

const words: TeaserWords = {
  shows: 'Marquee',
  castAs: (name, part) => (part === '' ? name : `${name} as ${part}`),
  credited: (role, names) => `${role} ${names}`,
  sounds: Object.fromEntries(moodNames.map((mood) => [mood, soundsOf(mood)])) as TeaserWords['sounds'],
};

export const scriptOf = (facts: TeaserFacts) => teaserScript(facts, words);
