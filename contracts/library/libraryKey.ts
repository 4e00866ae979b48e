import type { MediaType } from '../paths.ts';

/** Names a film or series. */
export type TitleId = { media: MediaType; id: number };

/** What a user can record about a title. Each is stored separately, so that two devices never undo each other's. */
export const markNames = ['watchlist', 'seen', 'rating', 'hidden'] as const;
export type MarkName = (typeof markNames)[number];

const settingNames = ['hideSeen', 'recentSearches'] as const;
export type SettingName = (typeof settingNames)[number];

/** Keys of a library: every fact is one register under one of these, and its newest write wins. */
export const libraryKey = {
  mark: ({ media, id }: TitleId, name: MarkName) => `mark/${media}/${id}/${name}` as const,
  list: (list: string) => `list/${list}` as const,
  item: (list: string, { media, id }: TitleId) => `item/${list}/${media}/${id}` as const,
  /** Named filters of the discover page. */
  savedSet: (set: string) => `set/${set}` as const,
  setting: (name: SettingName) => `setting/${name}` as const,
};

export type ReadKey =
  | { kind: 'mark'; title: TitleId; name: MarkName }
  | { kind: 'list'; list: string }
  | { kind: 'item'; list: string; title: TitleId }
  | { kind: 'set'; set: string }
  | { kind: 'setting'; name: SettingName };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const number = /^[1-9]\d{0,14}$/;

function readTitle(media: string, id: string): TitleId | null {
  return (media === 'movie' || media === 'tv') && number.test(id) ? { media, id: Number(id) } : null;
}

type Reader = (...parts: string[]) => ReadKey | null;

/** By the first word of a key: its parser, and the number of its parts. */
const readers = new Map<string, { parts: number; read: Reader }>([
  [
    'mark',
    {
      parts: 3,
      read: (media = '', id = '', word = '') => {
        const title = readTitle(media, id);
        const name = markNames.find((known) => known === word);
        return title && name ? { kind: 'mark', title, name } : null;
      },
    },
  ],
  [
    'item',
    {
      parts: 3,
      read: (list = '', media = '', id = '') => {
        const title = uuid.test(list) ? readTitle(media, id) : null;
        return title && { kind: 'item', list, title };
      },
    },
  ],
  ['list', { parts: 1, read: (list = '') => (uuid.test(list) ? { kind: 'list', list } : null) }],
  ['set', { parts: 1, read: (set = '') => (uuid.test(set) ? { kind: 'set', set } : null) }],
  [
    'setting',
    {
      parts: 1,
      read: (word = '') => {
        const name = settingNames.find((known) => known === word);
        return name ? { kind: 'setting', name } : null;
      },
    },
  ],
]);

/** What a key names, or null for an invalid one. A library is opened key by key: this has to be quick. */
export function readKey(key: string): ReadKey | null {
  const [kind = '', ...parts] = key.split('/', 5);
  const reader = readers.get(kind);
  return reader?.parts === parts.length ? reader.read(...parts) : null;
}
