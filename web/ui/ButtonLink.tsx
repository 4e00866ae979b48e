import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';

import { AppLink, type AppLinkProps } from './AppLink.tsx';
import type { ButtonVariant } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

import styles from './Button.module.css';

type ButtonLinkProps = AppLinkProps & { variant?: ButtonVariant; icon?: IconName; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant = 'plain', icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <AppLink {...rest} className={cx(styles.button, styles[variant], className)}>
      {icon && <Icon name={icon} filled={icon === 'play'} />}
      {children}
    </AppLink>
  );
}
