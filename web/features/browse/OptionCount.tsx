import type { MediaType } from '@marquee/contracts/paths.ts';

import { formatCount } from '#web/lib/format.ts';
import { browse } from '#web/messages/en/browse.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type OptionCountProps = { className: string | undefined; count: number; media: MediaType | null };

/** How many titles a value leaves: a number by sight, "12 films" for screen readers. */
export function OptionCount({ className, count, media }: OptionCountProps) {
  return (
    <span className={className}>
      <span aria-hidden="true">{formatCount(count)}</span>
      <VisuallyHidden>{browse.found(count, media)}</VisuallyHidden>
    </span>
  );
}
