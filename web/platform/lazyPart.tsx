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

/** The server's renderer records here which modules the markup shows parts of; null in the browser. */
export const PartsContext = createContext<((module: string) => void) | null>(null);

/**
 * A part of a page with a chunk of its own. Inside a `Suspense` it keeps the server's markup until its script
 * is here. Where the script fails to load, `Problem` replaces the part, and the page stays. `module` is the
 * source path of what is loaded: a document that shows the part has the styles of that chunk.
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
    // React reads these two: a loaded module is used at once, without a render in between.
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
    // React discards the markup that this part can't hydrate, and renders it anew.
    if (!isTakenUp) throw new ChunkLoadError();
    const retry = () => {
      loading = undefined;
      renderAgain();
    };
    return <Problem retry={retry} />;
  }

  /**
   * The part in a `Suspense` of its own, for a page that may change before the script is here: React would discard
   * the server's markup when the part's props change. It gets them once it is hydrated.
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
