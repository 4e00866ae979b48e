import type { ComponentProps } from 'react';

import { Section } from '#web/ui/Section.tsx';
import { SkeletonRow } from '#web/ui/Skeleton.tsx';

type Props = Pick<ComponentProps<typeof Section>, 'title' | 'subtitle' | 'more'> & {
  kind?: 'posters' | 'stills';
};

/** A shelf with its heading while the cards are on their way. */
export function ShelfSkeleton({ kind = 'posters', ...head }: Props) {
  return (
    <Section {...head} bleed>
      <SkeletonRow kind={kind} />
    </Section>
  );
}
