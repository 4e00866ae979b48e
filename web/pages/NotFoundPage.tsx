import { paths } from '@marquee/contracts/paths.ts';
import { useLocation } from 'wouter';

import type { PageOutcome, PageRequest } from '#web/api/pageModule.ts';
import { OfflineMessage } from '#web/features/problem/OfflineMessage.tsx';
import { notFound, offline } from '#web/messages/en/pageProblem.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import text from '#web/ui/type.module.css';

/** Stored on the device, and shown at any address that can't be reached. It needs no script. */
function OfflinePage() {
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

export const load = async ({ pathname }: PageRequest): Promise<PageOutcome> => ({
  status: pathname === paths.offline ? 200 : 404,
});

function NotFound({ pathname }: { pathname: string }) {
  usePageHead({
    title: notFound.documentTitle,
    description: notFound.description,
    canonical: pathname,
    robots: 'noindex',
  });
  return (
    <div className={text.wrap}>
      <StateMessage
        as="h1"
        title={notFound.title}
        actions={
          <>
            <ButtonLink href={paths.home} variant="primary">
              {notFound.home}
            </ButtonLink>
            <ButtonLink href={paths.search()} icon="search">
              {notFound.search}
            </ButtonLink>
          </>
        }
      >
        <p>{notFound.text}</p>
      </StateMessage>
    </div>
  );
}

/** An unknown address, and the stored offline page: that one has no link, so no list of routes has it. */
export function Page() {
  const [pathname] = useLocation();
  return pathname === paths.offline ? <OfflinePage /> : <NotFound pathname={pathname} />;
}
