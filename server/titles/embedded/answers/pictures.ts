import type { PictureFile } from '@marquee/contracts/tmdb/extras.ts';

const unrated = { vote_average: 0, vote_count: 0 };

/** Sizes are what the drawings are laid out for; being vectors they fit any. A poster carries English words. */
export const posterFile = (file_path: string): PictureFile => ({
  aspect_ratio: 0.667,
  file_path,
  height: 3000,
  iso_639_1: 'en',
  width: 2000,
  ...unrated,
});

const wordless = (file_path: string, width: number, height: number): PictureFile => ({
  aspect_ratio: Math.round((width / height) * 1000) / 1000,
  file_path,
  height,
  iso_639_1: null,
  width,
  ...unrated,
});

/** The one picture in a list of its kind; of what is known by name alone there is none. */
export const filesOf = (path: string | null, file: (path: string) => PictureFile): PictureFile[] =>
  path === null ? [] : [file(path)];

export const backdropFile = (path: string) => wordless(path, 3840, 2160);
export const stillFile = (path: string) => wordless(path, 1920, 1080);
export const profileFile = (path: string) => wordless(path, 1000, 1500);
