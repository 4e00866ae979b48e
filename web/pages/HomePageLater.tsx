import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

import { home } from '#web/messages/en/home.ts';
import { loadChunk } from '#web/platform/lazyPart.tsx';
import { useNear } from '#web/platform/useNear.ts';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import type { HomePageBelow } from './HomePageBelow.tsx';

import text from '#web/ui/type.module.css';
import styles from './HomePage.module.css';

type Below = ComponentType<ComponentProps<typeof HomePageBelow>>;

/** Kept for the way back: then the page is as tall as it was at once. */
let loaded: Below | undefined;

/** Keeps the place of the lower half and fetches its script when somebody comes near. */
export function HomePageLater(props: ComponentProps<typeof HomePageBelow>) {
  const [target, near] = useNear<HTMLDivElement>('1200px');
  const [Below, setBelow] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!near || failed || loaded) return undefined;
    let current = true;
    const load = async () => {
      try {
        const module = await loadChunk(() => import('./HomePageBelow.tsx'));
        loaded = module.HomePageBelow;
        if (current) setBelow(() => module.HomePageBelow);
      } catch {
        if (current) setFailed(true);
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [near, failed]);

  if (Below) return <Below {...props} />;
  return (
    <div ref={target} className={styles.later}>
      {failed && (
        <div className={`${text.wrap} ${styles.rowProblem}`}>
          <StateMessage
            title={home.problems.later}
            role="alert"
            actions={
              <Button icon="retry" onClick={() => setFailed(false)}>
                {home.problems.retry}
              </Button>
            }
          >
            <p>{home.problems.kept}</p>
          </StateMessage>
        </div>
      )}
    </div>
  );
}
