const rules = new Intl.PluralRules('en');

/** The form that fits the number: `plural(1, { one: 'season', other: 'seasons' })`. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
