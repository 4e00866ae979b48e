import { cx } from '#web/lib/cx.ts';

import { BareButton, type BareButtonProps } from './BareButton.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

import styles from './IconButton.module.css';

type IconButtonProps = Omit<BareButtonProps, 'aria-label' | 'children'> & {
  /** What it does, for people who don't see the icon. */
  label: string;
  icon: IconName;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <BareButton {...rest} aria-label={label} className={cx(styles.button, className)}>
      <Icon name={icon} filled={icon === 'play' || icon === 'pause'} />
    </BareButton>
  );
}
