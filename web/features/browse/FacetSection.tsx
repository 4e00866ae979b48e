import { type ReactNode, useId } from 'react';

import styles from './Facets.module.css';

type FacetSectionProps = {
  /** The anchor that other pages link to. */
  id?: string | undefined;
  heading: ReactNode;
  /** Beside the heading: the filter that is set, in short. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** One facet of the panel. */
export function FacetSection({ id, heading, aside, children }: FacetSectionProps) {
  const name = useId();
  return (
    <section id={id} className={styles.facet} aria-labelledby={name}>
      <div className={styles.head}>
        <h2 id={name} className={styles.name}>
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
