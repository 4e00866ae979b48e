import { paths } from '@marquee/contracts/paths.ts';

import { AppLink } from '#web/ui/AppLink.tsx';

import styles from './CreditLines.module.css';

export type CreditLine = { id: number; name: string; role: string };

/** End credits: the part to the left of the axis, the player to the right. */
export function CreditLines({ lines }: { lines: readonly CreditLine[] }) {
  return (
    <ul className={styles.credits}>
      {lines.map(({ id, name, role }) => (
        <li key={`${id} ${role}`}>
          <span className={styles.part}>{role}</span>
          <AppLink href={paths.person(id, name)}>{name}</AppLink>
        </li>
      ))}
    </ul>
  );
}
