import { paths } from '@marquee/contracts/paths.ts';
import { Suspense } from 'react';

import { useLibrary } from '#web/api/library/library.ts';
import { BringDeskPart, TakeDeskPart } from '#web/features/bring/bringParts.ts';
import { BringSection } from '#web/features/bring/BringSection.tsx';
import { BringWaiting } from '#web/features/bring/BringWaiting.tsx';
import { LibraryHead } from '#web/features/watchlist/LibraryHead.tsx';
import { keepsAccounts } from '#web/lib/site.ts';
import { bring as words } from '#web/messages/en/bring.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

import text from '#web/ui/type.module.css';

/** Bringing a library from elsewhere, and taking one's own along. */
export function Page() {
  const library = useLibrary();
  usePageHead({
    title: words.documentTitle,
    description: words.description,
    canonical: paths.bringLibrary,
    robots: 'noindex',
  });
  return (
    <>
      <LibraryHead title={words.title} current={paths.bringLibrary} library={library} />
      <div className={text.wrap}>
        <BringSection title={words.bring.title} lead={words.bring.lead}>
          {library ? (
            <Suspense fallback={<BringWaiting />}>
              <BringDeskPart library={library} />
            </Suspense>
          ) : (
            <BringWaiting />
          )}
        </BringSection>
        <BringSection
          title={words.take.title}
          lead={keepsAccounts() ? `${words.take.lead} ${words.take.account}` : words.take.lead}
        >
          {library ? (
            <Suspense fallback={<BringWaiting />}>
              <TakeDeskPart library={library} />
            </Suspense>
          ) : (
            <BringWaiting />
          )}
        </BringSection>
      </div>
    </>
  );
}
