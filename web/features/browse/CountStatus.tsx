import type { MediaType } from '@marquee/contracts/paths.ts';
import { useEffect, useState } from 'react';

import { browse } from '#web/messages/en/browse.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type CountStatusProps = {
  total: number;
  media: MediaType | null;
  isWaiting?: boolean;
};

/** After several changes the last number is announced, not each. */
const restMilliseconds = 500;

/** Announces to screen readers how many titles there are now. Silent until the number has changed and settled. */
export function CountStatus({ total, media, isWaiting = false }: CountStatusProps) {
  const words = browse.found(total, media);
  const [first] = useState(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isWaiting) return undefined;
    const timer = setTimeout(
      () => setSaid((before) => (before === '' && words === first ? '' : words)),
      restMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [words, first, isWaiting]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
