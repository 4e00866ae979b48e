import type { ButtonHTMLAttributes, Ref } from 'react';

import { cx } from '#web/lib/cx.ts';

import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

import styles from './IconButton.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  /** What it does, for people who don't see the icon. */
  label: string;
  icon: IconName;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={cx(styles.button, className)}>
      <Icon name={icon} filled={icon === 'play' || icon === 'pause'} />
    </button>
  );
}
