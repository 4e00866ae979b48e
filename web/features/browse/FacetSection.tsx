import { type ReactNode, useId } from 'react';

import styles from './FacetSection.module.css';

type FacetSectionProps = {
  heading: ReactNode;
  /** Beside the heading: what is set, in short. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** One facet of the panel. */
export function FacetSection({ heading, aside, children }: FacetSectionProps) {
  const id = useId();
  return (
    <section className={styles.facet} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
