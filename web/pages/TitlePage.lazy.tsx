import { title as words } from '#web/messages/en/title.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import text from '#web/ui/type.module.css';

/** In place of a part whose script failed to load. */
function PartProblem({ retry }: { retry: () => void }) {
  return (
    <div className={text.wrap}>
      <StateMessage
        title={words.partMissing}
        role="alert"
        actions={
          <Button icon="retry" onClick={retry}>
            {words.tryAgain}
          </Button>
        }
      >
        <p>{words.partMissingKept}</p>
      </StateMessage>
    </div>
  );
}

/** The lower part of a title page, with a script of its own so that the first screen responds sooner. */
export const LazyTitlePageMore = lazyPart(
  async () => (await import('./TitlePageMore.tsx')).TitlePageMore,
  PartProblem,
  'web/pages/TitlePageMore.tsx',
);

/** The facts, with a script of their own: they are read before they are pressed. */
export const LazyTitlePageFacts = lazyPart(
  async () => (await import('./TitlePageFacts.tsx')).TitlePageFacts,
  PartProblem,
  'web/pages/TitlePageFacts.tsx',
);
