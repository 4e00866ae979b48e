import type { MediaType } from '../paths.ts';

/** Names a film or series. */
export type TitleRef = { media: MediaType; id: number };

/** What somebody can say about a title. Each is kept for itself, so that two devices never undo each other's. */
export const markNames = ['watchlist', 'seen', 'rating', 'hidden'] as const;
export type MarkName = (typeof markNames)[number];

export const settingNames = ['hideSeen', 'recentSearches'] as const;
export type SettingName = (typeof settingNames)[number];

/** Keys of a library: every fact is one register under one of these, and its newest write wins. */
export const libraryKey = {
  mark: ({ media, id }: TitleRef, name: MarkName) => `mark/${media}/${id}/${name}` as const,
  list: (list: string) => `list/${list}` as const,
  item: (list: string, { media, id }: TitleRef) => `item/${list}/${media}/${id}` as const,
  /** Filters of the discover page that somebody keeps under a name. */
  savedSet: (set: string) => `set/${set}` as const,
  setting: (name: SettingName) => `setting/${name}` as const,
};

export type ReadKey =
  | { kind: 'mark'; title: TitleRef; name: MarkName }
  | { kind: 'list'; list: string }
  | { kind: 'item'; list: string; title: TitleRef }
  | { kind: 'set'; set: string }
  | { kind: 'setting'; name: SettingName };

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const title = '(?<media>movie|tv)/(?<id>[1-9]\\d{0,14})';
const patterns = {
  mark: new RegExp(`^mark/${title}/(?<name>${markNames.join('|')})$`),
  list: new RegExp(`^list/(?<list>${uuid})$`),
  item: new RegExp(`^item/(?<list>${uuid})/${title}$`),
  set: new RegExp(`^set/(?<set>${uuid})$`),
  setting: new RegExp(`^setting/(?<name>${settingNames.join('|')})$`),
};

/** What a key names, or null where it is none. */
export function readKey(key: string): ReadKey | null {
  const kind = key.slice(0, key.indexOf('/'));
  if (!Object.hasOwn(patterns, kind)) return null;
  const groups = patterns[kind as keyof typeof patterns].exec(key)?.groups;
  if (!groups) return null;
  const { media, id, ...rest } = groups;
  return { kind, ...rest, ...(media && { title: { media, id: Number(id) } }) } as ReadKey;
}
