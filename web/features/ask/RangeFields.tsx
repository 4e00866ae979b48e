import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import { askChange as words } from '#web/messages/en/askChange.ts';

import styles from './ChangePartDialog.module.css';

type RangeWish = WishOf<'years' | 'runtime' | 'seasons'>;

const limits = { years: [1870, 2100], runtime: [1, 999], seasons: [1, 99] } as const;

type RangeFieldsProps = { wish: RangeWish; onChange: (wish: Wish) => void };

/** From and to, either may stay open. */
export function RangeFields({ wish, onChange }: RangeFieldsProps) {
  const [lowest, highest] = limits[wish.slot];
  const numberOf = (text: string): number | null => {
    const number = Math.round(Number(text));
    return text === '' || !Number.isFinite(number) ? null : Math.min(highest, Math.max(lowest, number));
  };
  const { from, to } = words.ranges[wish.slot];
  return (
    <div className={styles.range}>
      <label className={styles.label}>
        {from}
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={lowest}
          max={highest}
          defaultValue={wish.min ?? ''}
          onChange={({ currentTarget }) => onChange({ ...wish, min: numberOf(currentTarget.value) })}
        />
      </label>
      <label className={styles.label}>
        {to}
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={lowest}
          max={highest}
          defaultValue={wish.max ?? ''}
          onChange={({ currentTarget }) => onChange({ ...wish, max: numberOf(currentTarget.value) })}
        />
      </label>
    </div>
  );
}
