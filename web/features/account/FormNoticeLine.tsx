import { auth } from '#web/messages/en/auth.ts';
import { Button } from '#web/ui/Button.tsx';

import { Notice } from './Notice.tsx';
import type { FormNotice } from './useForm.ts';

type FormNoticeLineProps = {
  notice: FormNotice | null;
  retry: () => void;
  /** What another try is called, where it is more than that. */
  label?: string;
};

/** What went wrong with the form as a whole, with another try where that may help. */
export function FormNoticeLine({ notice, retry, label = auth.retry }: FormNoticeLineProps) {
  if (notice === null) return null;
  return (
    <Notice
      kind="bad"
      title={notice.title}
      action={
        notice.canRetry && (
          <Button variant="quiet" onClick={retry}>
            {label}
          </Button>
        )
      }
    >
      {notice.words}
    </Notice>
  );
}
