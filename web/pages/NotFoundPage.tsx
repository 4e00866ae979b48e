import { paths } from '@marquee/contracts/paths.ts';
import { useLocation } from 'wouter';

import type { PageOutcome, PageRequest } from '#web/api/pageModule.ts';
import { notFound } from '#web/messages/en/notFound.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { OfflinePage } from './NotFoundPageOffline.tsx';

import text from '#web/ui/type.module.css';

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

/** An address that leads to nothing, and the page that devices keep: nobody goes there, so no list of routes has it. */
export function Page() {
  const [pathname] = useLocation();
  return pathname === paths.offline ? <OfflinePage /> : <NotFound pathname={pathname} />;
}
