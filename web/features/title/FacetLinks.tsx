import type { FacetName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { Fragment } from 'react';

import { facetHref } from '#web/lib/hrefs.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import text from '#web/ui/type.module.css';

type FacetLinksProps = {
  media: MediaType;
  facet: FacetName;
  values: readonly { value: string | number; label: string }[];
};

/** Values of a facet in a row, each leading to everything that shares it. */
export function FacetLinks({ media, facet, values }: FacetLinksProps) {
  return values.map(({ value, label }, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <AppLink className={text.link} href={facetHref(media, facet, value)}>
        {label}
      </AppLink>
    </Fragment>
  ));
}
