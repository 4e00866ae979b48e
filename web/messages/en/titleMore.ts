import { capital } from '#web/lib/format.ts';

import { inWords } from '../plural.ts';

/** Below the facts of a film or series. */
export const titleMore = {
  cast: 'Cast',
  crew: 'Crew',
  castAndCrew: (number: number) => `Cast and crew, all ${number}`,
  departments: {
    Directing: 'Direction',
    Writing: 'Writing',
    Production: 'Production',
    Camera: 'Camera',
    Editing: 'Editing',
    Sound: 'Sound and music',
    Art: 'Art',
    'Costume & Make-Up': 'Costume and make-up',
    'Visual Effects': 'Visual effects',
    Lighting: 'Lighting',
    Creator: 'Creation',
    Actors: 'Further cast',
    Crew: 'Further crew',
  } as Readonly<Record<string, string>>,
  videos: 'Videos',
  moreLikeThis: 'More like this',
  eachSaysWhy: 'Each one says why',
  aboutWhat: 'What it is about',
  inCollection: (number: number) => `${capital(inWords(number))} films, in order`,
  wholeCollection: 'The collection',
  thisOne: 'This one',
};
