import type { TitleFacts } from '../facts.ts';

/** Each band is about a third of the catalogue. */
const known = 78;
const hidden = 60;

export function fameBand({ fame }: Pick<TitleFacts, 'fame'>): 'known' | 'between' | 'hidden' {
  if (fame >= known) return 'known';
  return fame <= hidden ? 'hidden' : 'between';
}
