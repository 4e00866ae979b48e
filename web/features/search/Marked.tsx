import { initialParts, matchParts } from './matchParts.ts';

import styles from './Marked.module.css';

type MarkedProps = {
  text: string;
  query: string;
  /** The letters typed are the first ones of the words. */
  initials?: boolean;
};

/** A name with the letters that were typed underlined. */
export function Marked({ text, query, initials = false }: MarkedProps) {
  let at = 0;
  return (initials ? initialParts : matchParts)(text, query).map((part) => {
    const key = at;
    at += part.text.length;
    return part.matched ? (
      <mark key={key} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
