import { drawPicture } from '@marquee/artwork/draw';

import { catalogueEntries } from '../../packages/artwork/testing/catalogueSubjects.ts';

/** The still beside account forms, the one picture of Marquee's own that pages show with any source of films. */
export function defaultStill(): [path: string, svg: string] {
  const film = catalogueEntries.find(
    ({ media, subject }) => media === 'movie' && subject.title === 'Rear Window' && subject.year === 1954,
  );
  if (!film) throw new Error('The catalogue has no Rear Window any more: AuthLayout shows it.');
  const svg = drawPicture({ kind: 'backdrop' }, { kind: 'title', subject: film.subject }, true);
  return ['t/p/w1280/m567-backdrop.svg', svg];
}
