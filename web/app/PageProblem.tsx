import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useState } from 'react';

import { OfflineMessage } from '#web/features/problem/OfflineMessage.tsx';
import { cx } from '#web/lib/cx.ts';
import { offline, pageProblem } from '#web/messages/en/pageProblem.ts';
import { ChunkLoadError } from '#web/platform/loadChunk.ts';
import { reloadWhenOutdated } from '#web/platform/reloadWhenOutdated.ts';
import { useBackOnline } from '#web/platform/useOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { loadPage } from './loadPage.ts';
import type { AppRoute } from './routes.ts';

import button from '#web/ui/Button.module.css';
import text from '#web/ui/type.module.css';

type PageProblemProps = { error: unknown; route: AppRoute; reset: () => void };

// Some browsers remember a module that failed; then only a fresh document helps.
async function loadAgain(route: AppRoute, reset: () => void): Promise<void> {
  try {
    await loadPage(route);
    reset();
  } catch {
    if (navigator.onLine) location.reload();
  }
}

function MissingPart({ route, reset }: Omit<PageProblemProps, 'error'>) {
  const online = useBackOnline(() => void loadAgain(route, reset));
  const [isReached, setReached] = useState(true);
  useEffect(() => {
    if (online) void reloadWhenOutdated().then(setReached);
  }, [online]);
  const isOffline = !online || !isReached;
  useEffect(() => {
    document.title = isOffline ? offline.documentTitle : pageProblem.chunkTitle;
  }, [isOffline]);
  if (isOffline) return <OfflineMessage />;
  return (
    <StateMessage
      as="h1"
      role="alert"
      title={pageProblem.chunkTitle}
      actions={
        <Button variant="primary" icon="retry" onClick={() => void loadAgain(route, reset)}>
          {pageProblem.retry}
        </Button>
      }
    >
      <p>{pageProblem.chunkText}</p>
    </StateMessage>
  );
}

function BrokenPage() {
  return (
    <StateMessage
      as="h1"
      role="alert"
      title={pageProblem.crashTitle}
      actions={
        <>
          <Button variant="primary" icon="retry" onClick={() => location.reload()}>
            {pageProblem.reload}
          </Button>
          {/* A whole new document: whatever broke is gone with the old one. */}
          <a className={cx(button.button, button.quiet)} href={paths.home}>
            {pageProblem.home}
          </a>
        </>
      }
    >
      <p>{pageProblem.crashText}</p>
    </StateMessage>
  );
}

/** A page that could not be shown: its part did not arrive, or it broke. Never a white window. */
export function PageProblem({ error, route, reset }: PageProblemProps) {
  const missing = error instanceof ChunkLoadError;
  useEffect(() => {
    if (!missing) document.title = pageProblem.crashTitle;
  }, [missing]);
  return (
    <div className={text.wrap}>{missing ? <MissingPart route={route} reset={reset} /> : <BrokenPage />}</div>
  );
}
