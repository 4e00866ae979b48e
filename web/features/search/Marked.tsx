import { matchParts } from './matchParts.ts';

import styles from './Marked.module.css';

/** A name with the letters that were typed underlined. */
export function Marked({ text, query }: { text: string; query: string }) {
  let at = 0;
  return matchParts(text, query).map((part) => {
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
