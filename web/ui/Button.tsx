import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { cx } from '#web/lib/cx.ts';

import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'plain' | 'quiet';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  icon?: IconName;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ variant = 'plain', icon, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={cx(styles.button, styles[variant], className)}>
      {icon && <Icon name={icon} filled={icon === 'play'} />}
      {children}
    </button>
  );
}
