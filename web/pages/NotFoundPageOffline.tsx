import { paths } from '@marquee/contracts/paths.ts';

import { OfflineMessage } from '#web/features/problem/OfflineMessage.tsx';
import { offline } from '#web/messages/en/offline.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

import text from '#web/ui/type.module.css';

/** Kept on the device, and shown at any address that can't be reached. It needs no script. */
export function OfflinePage() {
  usePageHead({
    title: offline.documentTitle,
    description: offline.description,
    canonical: paths.offline,
    robots: 'noindex',
  });
  return (
    <div className={text.wrap} data-kept>
      <OfflineMessage />
    </div>
  );
}
