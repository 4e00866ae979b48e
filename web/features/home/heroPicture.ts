import type { PageHead } from '@marquee/contracts/page.ts';

import { pictureSource, pictureSrcSet } from '#web/lib/pictures.ts';

/** On phones the picture fills the upper part of a tall box, so that it is drawn wider than the screen. */
export const heroSizes = '(width < 640px) 30rem, 100vw';

/** What the browser fetches first on the home page. */
export const heroPreload = (backdrop: string): NonNullable<PageHead['preload']> => ({
  href: pictureSource(backdrop, 'backdrop'),
  srcSet: pictureSrcSet(backdrop, 'backdrop'),
  sizes: heroSizes,
});
