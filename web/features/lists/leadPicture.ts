import type { PageHead } from '@marquee/contracts/page.ts';

import { pictureSource, pictureSrcSet } from '#web/lib/pictures.ts';

/** Widths of the first three posters. */
export const leadSizes = '(width >= 1024px) 11rem, (width >= 640px) 30vw, 7rem';

/** What the browser fetches first on a list's first page. */
export const leadPreload = (poster: string): NonNullable<PageHead['preload']> => ({
  href: pictureSource(poster, 'poster'),
  srcSet: pictureSrcSet(poster, 'poster'),
  sizes: leadSizes,
});
