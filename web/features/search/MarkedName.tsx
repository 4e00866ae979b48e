import type { SearchHit } from '#web/api/searchHit.ts';

import { Marked } from './Marked.tsx';

type MarkedNameProps = { hit: SearchHit; query: string };

/** The name of a hit with the letters underlined that made it one. */
export function MarkedName({ hit: { name, why }, query }: MarkedNameProps) {
  return <Marked text={name} query={query} initials={why?.by === 'initials' && why.text === null} />;
}
