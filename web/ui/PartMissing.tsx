import { problem } from '#web/messages/en/errors.ts';

import { Button } from './Button.tsx';

/** In place of a part whose script didn't come. */
export function PartMissing({ retry }: { retry: () => void }) {
  return (
    <span role="alert">
      {problem.part}{' '}
      <Button variant="quiet" icon="retry" onClick={retry}>
        {problem.retry}
      </Button>
    </span>
  );
}
