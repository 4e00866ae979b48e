import { paths } from '@marquee/contracts/paths.ts';
import { Fragment } from 'react';

import { AppLink } from '#web/ui/AppLink.tsx';

import text from '#web/ui/type.module.css';

/** Names in a row, each leading to the person. */
export function PersonLinks({ people }: { people: readonly { id: number; name: string }[] }) {
  return people.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <AppLink className={text.link} href={paths.person(id, name)}>
        {name}
      </AppLink>
    </Fragment>
  ));
}
