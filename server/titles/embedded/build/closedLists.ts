/** The words that rows may use. A new word is added here first, with a motif that can be drawn. */

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
