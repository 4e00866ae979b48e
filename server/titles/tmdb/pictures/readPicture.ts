/** Sizes that TMDB names in its configuration, of all kinds of pictures. */
const sizes: ReadonlySet<string> = new Set(
  'w45 w92 w154 w185 w300 w342 w500 w780 w1280 h632 original'.split(' '),
);

/** As TMDB calls its pictures. No dot but the last, no slash of any kind: nothing that could lead elsewhere. */
const name = /^[A-Za-z0-9_-]{8,64}\.(?:jpg|jpeg|png|webp)$/;

/** A picture that may be asked for; to be had from `readPicture` only. */
export type PictureName = { readonly size: string; readonly file: string };

/** What an address asks for, decoded, or null where TMDB can have no such picture. */
export const readPicture = ({ size, file }: { size: string; file: string }): PictureName | null =>
  sizes.has(size) && name.test(file) ? { size, file } : null;
