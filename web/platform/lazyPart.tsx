import { type ComponentType, createContext, createElement, use, useReducer } from 'react';

import { loadChunk } from './loadChunk.ts';

type Retry = { retry: () => void };

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
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props> | null> | undefined;

  async function fetchPart(): Promise<ComponentType<Props> | null> {
    try {
      loaded = await loadChunk(load);
      return loaded;
    } catch {
      return null;
    }
  }

  const preload = () => (loading ??= fetchPart());

  function Part(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const note = use(PartsContext);
    const Component = loaded ?? use(preload());
    if (module !== undefined) note?.(module);
    if (Component) return createElement(Component, props);
    const retry = () => {
      loading = undefined;
      renderAgain();
    };
    return <Problem retry={retry} />;
  }

  return Object.assign(Part, { preload });
}
