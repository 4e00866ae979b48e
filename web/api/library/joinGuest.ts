import { libraryKey, readKey } from '@marquee/contracts/library/libraryKey.ts';
import type { LibraryValue } from '@marquee/contracts/library/libraryValue.ts';
import { wins } from '@marquee/contracts/library/wins.ts';

import type { LibraryCopy } from './libraryCopy.ts';
import { heldOf, type Register, written } from './register.ts';

const mostSearches = 8;

type Account = Pick<LibraryCopy, 'get' | 'view'>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Both lists of searches as one, the later list in front; the same search once. */
export function uniteSearches(newer: readonly string[], older: readonly string[]): string[] {
  const united = new Map<string, string>();
  for (const search of [...newer, ...older])
    if (!united.has(search.toLowerCase())) united.set(search.toLowerCase(), search);
  return [...united.values()].slice(0, mostSearches);
}

function searchesFor(register: Register, account: Account): Register | null {
  const mine = heldOf(register);
  const theirs = heldOf(account.get(register.key));
  const [added, held] = [mine?.value, theirs?.value].map((value) => (Array.isArray(value) ? value : []));
  if (!mine || !added || !held) return null;
  const united = mine.at > (theirs?.at ?? 0) ? uniteSearches(added, held) : uniteSearches(held, added);
  const known = new Set(held.map((search) => search.toLowerCase()));
  if (united.every((search) => known.has(search.toLowerCase()))) return null;
  return written(register.key, { value: united, at: Math.max(mine.at, theirs?.at ?? 0) + 1 });
}

/**
 * What a guest's register adds to an account; null where it adds nothing. A guest's deletions are about what the guest
 * had, not about what the account has. Until the account's library was read, only independent registers are joined.
 */
export function guestAdds(register: Register, account: Account, isRead: boolean): Register | null {
  const held = heldOf(register);
  if (!held || held.value === null) return null;
  const known = account.get(register.key);
  const kind = readKey(register.key)?.kind;
  if (register.key === libraryKey.setting('recentSearches'))
    return isRead ? searchesFor(register, account) : null;
  if (kind === 'set') {
    const { address } = held.value as Extract<LibraryValue, { address: string }>;
    const isThere = account
      .view()
      .savedSets()
      .some(({ set }) => set.address === address);
    if (!isRead || isThere) return null;
  }
  const isOver =
    known !== undefined && (known.answered >= held.at || !wins(held, heldOf(known) ?? undefined));
  return isOver ? null : written(register.key, held);
}

/** Whether the account's server has what a guest's register adds, or something newer: then the guest's may go. */
export function hasArrived(register: Register, account: Account): boolean {
  const held = heldOf(register);
  if (!held || held.value === null) return true;
  const known = account.get(register.key);
  if (known?.waiting) return false;
  if (guestAdds(register, account, true)) return false;
  const kind = readKey(register.key)?.kind;
  if (kind === 'setting' || kind === 'set') return true;
  // Refused: the account doesn't have it, so the guest keeps it.
  return (
    known?.server !== null &&
    known !== undefined &&
    (!wins(held, known.server) || isSame(held.value, known.server.value))
  );
}
