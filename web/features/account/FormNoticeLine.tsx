import { auth } from '#web/messages/en/auth.ts';
import { Button } from '#web/ui/Button.tsx';

import { Notice } from './Notice.tsx';
import type { FormNotice } from './useForm.ts';

/** What went wrong with the form as a whole, with another try where that may help. */
export function FormNoticeLine({ notice, retry }: { notice: FormNotice | null; retry: () => void }) {
  if (notice === null) return null;
  return (
    <Notice
      kind="bad"
      title={notice.title}
      action={
        notice.canRetry && (
          <Button variant="quiet" onClick={retry}>
            {auth.retry}
          </Button>
        )
      }
    >
      {notice.words}
    </Notice>
  );
}
