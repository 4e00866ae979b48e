import type { FacetName } from '@marquee/contracts/facets.ts';

import { browse } from '#web/messages/en/browse.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { FoldLink } from './FoldLink.tsx';

import styles from './MoreLink.module.css';

type MoreLinkProps = {
  name: FacetName;
  href: string;
  label: string;
  /** How many are folded away. */
  rest: number;
  onToggle: () => void;
};

/** Shows the rest of a list, or fewer again. */
export function MoreLink({ name, href, label, rest, onToggle }: MoreLinkProps) {
  const isScripted = useScripted();
  if (rest === 0 && !isScripted) return null;
  return (
    <FoldLink className={styles.more} name={name} href={href} isOpen={rest === 0} onToggle={onToggle}>
      {rest > 0 ? browse.more(rest) : browse.fewer}
      <VisuallyHidden>{browse.moreOf(label)}</VisuallyHidden>
    </FoldLink>
  );
}
