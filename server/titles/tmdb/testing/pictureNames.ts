import { hash } from 'node:crypto';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const length = 27;

/** The last character says what a picture shows, so that one of the right shape can be made from its name alone. */
const kinds = { poster: 'P', backdrop: 'B', still: 'S', profile: 'F', logo: 'L' } as const;
export type PictureKind = keyof typeof kinds;

/** `/` + 27 letters and digits + `.jpg`, as TMDB names pictures; the same for the same words. */
export function pictureName(words: string, kind: PictureKind): string {
  let number = BigInt(`0x${hash('sha256', words)}`);
  let text = '';
  while (text.length < length - 1) {
    text += digits.charAt(Number(number % 62n));
    number /= 62n;
  }
  return `/${text}${kinds[kind]}.jpg`;
}

/** What a name shows; undefined where it is no name of a picture. */
export function kindOfPicture(name: string): PictureKind | undefined {
  const last = /^[A-Za-z0-9]{26}([PBSFL])\.jpg$/.exec(name)?.[1];
  return (Object.keys(kinds) as PictureKind[]).find((kind) => kinds[kind] === last);
}

/** `/m603-poster.k3a9x0bq.svg` as TMDB would call it; anything else stays. */
export function renamed(path: string): string {
  const parts = /^\/([a-z][^./]*)-(poster|backdrop|still|profile)(?:\.[^/]+)?\.svg$/.exec(path);
  const kind = parts?.[2] as PictureKind | undefined;
  return parts?.[1] === undefined || kind === undefined ? path : pictureName(`${parts[1]} ${kind}`, kind);
}
