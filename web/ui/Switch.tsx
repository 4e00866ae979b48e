import { type ReactNode, useEffect, useRef } from 'react';

import styles from './Switch.module.css';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** Its meaning, below its name. */
  children?: ReactNode;
};

/** A setting that is on or off, at once and without a button to confirm. The whole line is the target. */
export function Switch({ label, isOn, onSwitch, children }: SwitchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It may have been switched before its script was there.
    if (input.current && input.current.checked !== isOn) onSwitch(input.current.checked);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <label className={styles.line}>
      <span>
        <span className={styles.label}>{label}</span>
        {children !== undefined && <span className={styles.more}>{children}</span>}
      </span>
      <input
        ref={input}
        className={styles.switch}
        type="checkbox"
        // A checkbox has its own checked state.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </label>
  );
}
