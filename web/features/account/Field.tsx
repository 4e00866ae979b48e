import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

import { cx } from '#web/lib/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';

import styles from './Field.module.css';

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string;
  name: string;
  /** What is wrong with what stands in it. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Beside the label: a way on for people who can't fill it in. */
  aside?: ReactNode;
  /** A button at the end of the field. */
  end?: ReactNode;
  /** Between the field and its error. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A field with its name above it, and below it what helps or what is wrong. It keeps its own text. */
export function Field({ label, error, hint, aside, end, children, ...input }: FieldProps) {
  const id = useId();
  const isBad = error !== undefined;
  const described = [hint !== undefined && `${id}-hint`, isBad && `${id}-error`].filter(
    (part) => part !== false,
  );
  return (
    <div className={cx(styles.field, isBad && styles.bad)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.in}>
        <input
          {...input}
          id={id}
          aria-invalid={isBad || undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {end}
      </div>
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      {isBad && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
