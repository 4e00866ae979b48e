import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  type ReactPromise,
  Suspense,
  use,
  useEffect,
  useReducer,
  useState,
} from 'react';

import { ChunkLoadError, loadChunk } from './loadChunk.ts';
import { useScripted } from './useScripted.ts';

type Retry = { retry: () => void };
type Loading<Value> = Promise<Value> & ReactPromise<Value>;

/** On the server the renderer notes which modules the markup shows parts of; in the browser nobody does. */
export const PartsContext = createContext<((module: string) => void) | null>(null);

/**
 * A part of a page with a chunk of its own. Inside a `Suspense` it leaves the server's markup standing until its script
 * is here. Where the script doesn't come, `Problem` takes the place of the part, and the page stays. `module` is the
 * source path of what is loaded: a document that shows the part brings the styles of that chunk.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Problem: ComponentType<Retry>,
  module?: string,
) {
  let loading: Loading<ComponentType<Props> | null> | undefined;

  function preload() {
    if (loading) return loading;
    const started: Loading<ComponentType<Props> | null> = loadChunk(load).catch(() => null);
    // React reads these two: what is here is used at once, without a render in between.
    void started.then((value) => Object.assign(started, { status: 'fulfilled', value }));
    return (loading = started);
  }

  function Part(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const note = use(PartsContext);
    const isTakenUp = useScripted();
    const Component = use(preload());
    if (module !== undefined) note?.(module);
    if (Component) return createElement(Component, props);
    // React puts away the markup that this part can't take up, and renders it anew.
    if (!isTakenUp) throw new ChunkLoadError();
    const retry = () => {
      loading = undefined;
      renderAgain();
    };
    return <Problem retry={retry} />;
  }

  /**
   * The part in a `Suspense` of its own, for a page that may change before the script is here: React would throw the
   * server's markup away when the part is given other props. It is given them once it can take them.
   */
  function Held({ props, fallback }: { props: Props; fallback?: ReactNode }) {
    const [isHere, arrive] = useReducer(() => true, loading?.status === 'fulfilled');
    useEffect(() => {
      if (!isHere) void preload().then(arrive);
    }, [isHere]);
    const part = <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>;
    const [first] = useState(part);
    return isHere ? part : first;
  }

  return Object.assign(Part, { preload, Held });
}
