import { TmdbFailure } from './failure.ts';
import type { Params } from './Params.ts';

/** What hangs below a title, a season, an episode or a person: `/movie/603/videos`, or appended to `/movie/603`. */
export type SubResources<Subject> = ReadonlyMap<string, (subject: Subject, params: Params) => object>;

export const subResources = <Subject>(
  resources: Record<string, (subject: Subject, params: Params) => object>,
): SubResources<Subject> => new Map(Object.entries(resources));

/** Standalone answers say whose they are, appended ones never do. These two don't either way. */
const anonymous: ReadonlySet<string> = new Set(['recommendations', 'similar']);

const maxAppended = 20;

/** Finds an appended resource by the name that was asked for; undefined where there is no such thing. */
type Find = (name: string) => object | undefined;

/** The body with everything added that `append_to_response` names, each under the name exactly as asked. */
export function withAppended<Body extends object>(body: Body, params: Params, find: Find): Body {
  const names = new Set(
    (params.text('append_to_response') ?? '').split(',').flatMap((name) => name.trim() || []),
  );
  if (names.size > maxAppended) throw new TmdbFailure(27);
  const appended = [...names].flatMap((name): [string, object][] => {
    const resource = find(name);
    return resource === undefined ? [] : [[name, resource]];
  });
  return { ...body, ...Object.fromEntries(appended) };
}

/** The standalone answer of a resource. */
export function standalone<Subject extends { id: number }>(
  resources: SubResources<Subject>,
  { name, subject, params }: { name: string; subject: Subject; params: Params },
): object {
  const answer = resources.get(name);
  if (answer === undefined) throw new TmdbFailure(34);
  const body = answer(subject, params);
  return anonymous.has(name) ? body : { id: subject.id, ...body };
}
