import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';

import { BareButton, type BareButtonProps } from './BareButton.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'plain' | 'quiet';

type ButtonProps = BareButtonProps & {
  variant?: ButtonVariant;
  icon?: IconName;
  children: ReactNode;
};

export function Button({ variant = 'plain', icon, children, className, ...rest }: ButtonProps) {
  return (
    <BareButton {...rest} className={cx(styles.button, styles[variant], className)}>
      {icon && <Icon name={icon} filled={icon === 'play'} />}
      {children}
    </BareButton>
  );
}
