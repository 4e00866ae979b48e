const grouped = new Intl.NumberFormat('en');
const rules = new Intl.PluralRules('en');

/** 1234567 → `1,234,567` */
export const groupDigits = (value: number): string => grouped.format(value);

/** `1 line`, `2,000 lines` */
export const counted = (value: number, one: string, other = `${one}s`): string =>
  `${groupDigits(value)} ${rules.select(value) === 'one' ? one : other}`;

export const percent = (share: number): string => `${Math.min(100, Math.floor(share * 100))} %`;
