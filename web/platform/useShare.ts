import { useState } from 'react';

const noteFor = 4000;

type ShareWords = { copied: string; notCopied: string };

/** Offers an address to the system's share sheet, or copies it where there is none. The note reports the result. */
export function useShare({ copied, notCopied }: ShareWords): {
  note: string;
  share: (title: string, url: string) => Promise<void>;
} {
  const [note, setNote] = useState('');
  const say = (text: string) => {
    setNote(text);
    setTimeout(() => setNote(''), noteFor);
  };
  const share = async (title: string, url: string) => {
    if ('share' in navigator) {
      // Closing the sheet rejects too: that needs no message.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      say(copied);
    } catch {
      say(notCopied);
    }
  };
  return { note, share };
}
