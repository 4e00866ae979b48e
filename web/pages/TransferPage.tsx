import { paths } from '@marquee/contracts/paths.ts';

import { useLibrary } from '#web/api/library/library.ts';
import { TransferProblem, TransferSection } from '#web/features/transfer/TransferSection.tsx';
import { LibraryHead } from '#web/features/watchlist/LibraryHead.tsx';
import { keepsAccounts } from '#web/lib/site.ts';
import { transfer as words } from '#web/messages/en/transfer.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { usePageHead } from '#web/platform/pageHead.ts';

import text from '#web/ui/type.module.css';

/** Reading tables and archives needs scripts that no other page loads. */
const LazyImportPanel = lazyPart(
  async () => (await import('#web/features/transfer/ImportPanel.tsx')).ImportPanel,
  TransferProblem,
);
const LazyExportPanel = lazyPart(
  async () => (await import('#web/features/transfer/ExportPanel.tsx')).ExportPanel,
  TransferProblem,
);

/** Import and export of the library. */
export function Page() {
  const library = useLibrary();
  usePageHead({
    title: words.documentTitle,
    description: words.description,
    canonical: paths.transfer,
    robots: 'noindex',
  });
  return (
    <>
      <LibraryHead title={words.title} current={paths.transfer} library={library} />
      <div className={text.wrap}>
        <TransferSection title={words.import.title} lead={words.import.lead}>
          {library && <LazyImportPanel library={library} />}
        </TransferSection>
        <TransferSection
          title={words.export.title}
          lead={keepsAccounts() ? `${words.export.lead} ${words.export.account}` : words.export.lead}
        >
          {library && <LazyExportPanel library={library} />}
        </TransferSection>
      </div>
    </>
  );
}
