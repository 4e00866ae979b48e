import type { ChoiceName } from '#contracts/facets.ts';
import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { facetLabel } from './labels.ts';

import styles from './CompletingField.module.css';

type CompletingFieldProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & { name: ChoiceName };

/** Finds values of a facet by typing. */
export function CompletingField({ name, filters, media, hrefFor }: CompletingFieldProps) {
  const href = hrefFor(filters);
  return (
    <form className={styles.form} action={new URL(href, 'http://app.invalid').pathname}>
      <HiddenFields href={href} />
      <input
        className={styles.field}
        name={name}
        type="text"
        autoComplete="off"
        maxLength={40}
        placeholder={browse.find[name]}
        aria-label={facetLabel(name, media)}
      />
    </form>
  );
}
