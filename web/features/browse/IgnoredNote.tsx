import { browse } from '#web/messages/en/browse.ts';

import { nameOfParameter } from './labels.ts';

import styles from './IgnoredNote.module.css';

type IgnoredNoteProps = {
  /** Pieces of the address that nobody understood: the page's own and the answer's. */
  ignored: readonly { name: string; value: string }[];
};

/** Says which parts of the address were left aside. Nothing where all of it was understood. */
export function IgnoredNote({ ignored }: IgnoredNoteProps) {
  const parts = [
    ...new Set(ignored.map(({ name, value }) => browse.ignoredPart(nameOfParameter(name), value))),
  ];
  return parts.length === 0 ? null : <p className={styles.note}>{browse.ignored(parts.join(', '))}</p>;
}
