import type { Ignored } from '@marquee/contracts/filterAddress.ts';

import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { nameOfParameter } from './labels.ts';
import { MeantNote } from './MeantNote.tsx';
import { typedNames } from './meantValues.ts';

import styles from './IgnoredNote.module.css';

type IgnoredNoteProps = {
  /** Pieces of the address that nobody understood: the page's own and the answer's. */
  ignored: readonly Ignored[];
  /** Where it is given, names of people and keywords are looked up (`loadMeanings` does so for the server). */
  panel?: BrowseProps;
};

/** Says which parts of the address were left aside, and what they could mean. Nothing where all was understood. */
export function IgnoredNote({ ignored, panel }: IgnoredNoteProps) {
  const typed = panel ? typedNames(ignored) : [];
  const isTyped = ({ name, value }: Ignored) =>
    typed.some((one) => one.name === name && value.endsWith(one.text));
  const parts = new Set(
    ignored
      .filter((one) => !isTyped(one))
      .map(({ name, value }) => browse.ignoredPart(nameOfParameter(name), value)),
  );
  return (
    <>
      {panel && typed.map((one) => <MeantNote key={`${one.name} ${one.text}`} typed={one} {...panel} />)}
      {parts.size > 0 && <p className={styles.note}>{browse.ignored([...parts].join(', '))}</p>}
    </>
  );
}
