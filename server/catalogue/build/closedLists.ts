/** The words that rows may use. A new word is added here first, with the genre's number at TMDB or a motif that can be drawn. */

export const movieGenreIds = {
  Action: 28,
  Adventure: 12,
  Animation: 16,
  Comedy: 35,
  Crime: 80,
  Documentary: 99,
  Drama: 18,
  Family: 10751,
  Fantasy: 14,
  History: 36,
  Horror: 27,
  Music: 10402,
  Mystery: 9648,
  Romance: 10749,
  'Science Fiction': 878,
  'TV Movie': 10770,
  Thriller: 53,
  War: 10752,
  Western: 37,
} as const;
export type MovieGenre = keyof typeof movieGenreIds;

export const tvGenreIds = {
  'Action & Adventure': 10759,
  Animation: 16,
  Comedy: 35,
  Crime: 80,
  Documentary: 99,
  Drama: 18,
  Family: 10751,
  Kids: 10762,
  Mystery: 9648,
  News: 10763,
  Reality: 10764,
  'Sci-Fi & Fantasy': 10765,
  Soap: 10766,
  Talk: 10767,
  'War & Politics': 10768,
  Western: 37,
} as const;
export type TvGenre = keyof typeof tvGenreIds;

// prettier-ignore
export const moods = [
  'uplifting', 'cosy', 'funny', 'romantic', 'bittersweet', 'heartbreaking', 'tense', 'scary', 'creepy', 'gory',
  'bleak', 'dark', 'dreamlike', 'mind-bending', 'thought-provoking', 'inspiring', 'epic', 'action-packed', 'stylish',
  'quirky', 'slow-burn', 'fast-paced', 'nostalgic', 'whimsical', 'gritty', 'suspenseful', 'satirical', 'sensual',
  'melancholy', 'feel-good', 'awe', 'intimate',
] as const;

// prettier-ignore
export const motifs = [
  'skyline', 'ocean', 'mountains', 'forest', 'desert', 'space', 'planet', 'house', 'road', 'train', 'ship', 'plane',
  'castle', 'stage', 'eye', 'mask', 'hand', 'heart', 'crown', 'sword', 'target', 'clock', 'spiral', 'maze',
  'staircase', 'window', 'door', 'bridge', 'fire', 'rain', 'snow', 'moon', 'sun', 'star', 'animal', 'bird', 'tree',
  'flower', 'robot', 'ghost', 'skull', 'cross', 'book', 'film-reel', 'note', 'ball', 'ring', 'key', 'car', 'figure',
  'couple', 'crowd', 'knife', 'letter', 'lightning', 'wave', 'island', 'school', 'money', 'table', 'web', 'mirror',
  'puppet', 'hat', 'flag', 'shield', 'rocket', 'dinosaur', 'insect', 'fish',
] as const;

// prettier-ignore
export const tones = [
  'crimson', 'amber', 'gold', 'olive', 'emerald', 'teal', 'cyan', 'cobalt', 'indigo', 'violet', 'magenta', 'rose',
  'sand', 'ivory', 'slate', 'noir',
] as const;

// prettier-ignore
export const certifications = [
  'G', 'PG', 'PG-13', 'R', 'NC-17', 'NR', 'TV-Y', 'TV-Y7', 'TV-G', 'TV-PG', 'TV-14', 'TV-MA',
] as const;

export const seriesStatuses = ['Returning Series', 'Ended', 'Canceled'] as const;
