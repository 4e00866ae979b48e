import { useState } from 'react';

import { title as words } from '#web/messages/en/title.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

import styles from './ShareButton.module.css';

const noteFor = 4000;

/** Offers the page's address to the system's share sheet, or copies it where there is none. */
export function ShareButton({ name }: { name: string }) {
  const [note, setNote] = useState('');

  const say = (text: string) => {
    setNote(text);
    setTimeout(() => setNote(''), noteFor);
  };
  const share = async () => {
    const url = location.origin + location.pathname;
    if ('share' in navigator) {
      // Closing the sheet rejects too: then there is nothing to say.
      await navigator.share({ title: name, url }).catch(() => {});
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      say(words.linkCopied);
    } catch {
      say(words.linkNotCopied);
    }
  };
  return (
    <span className={styles.share}>
      <IconButton icon="share" label={words.shareOf(name)} title={words.share} onClick={() => void share()} />
      <span className={styles.note} role="status">
        {note}
      </span>
    </span>
  );
}
