import { cx } from '#web/lib/cx.ts';

import { photoPath } from './photoPath.ts';

import styles from './Avatar.module.css';

type AvatarProps = { photo: string | null; name: string; className?: string | undefined };

/** Somebody's picture, or the first letter of their name. The name itself stands beside it. */
export function Avatar({ photo, name, className }: AvatarProps) {
  const path = photoPath(photo, location.origin);
  if (path !== null)
    return <img className={cx(styles.avatar, className)} src={path} alt="" width="96" height="96" />;
  const [letter = ''] = new Intl.Segmenter('en').segment(name.trim().toUpperCase());
  return (
    <span className={cx(styles.avatar, styles.letter, className)} aria-hidden="true">
      {letter === '' ? '' : letter.segment}
    </span>
  );
}
