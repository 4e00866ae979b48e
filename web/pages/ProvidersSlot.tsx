import { Suspense } from 'react';

import { readSite } from '#web/lib/site.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { useScripted } from '#web/platform/useScripted.ts';
import { PartMissing } from '#web/ui/PartMissing.tsx';

import form from '#web/features/account/Form.module.css';

const Part = lazyPart(async () => (await import('./ProviderWays.tsx')).ProviderWays, PartMissing);

/** Room for the ways to sign in beside a password, where there are some. */
export function ProvidersSlot({ onBegin }: { onBegin: () => void }) {
  const isScripted = useScripted();
  const { providers } = readSite();
  return (
    providers && (
      <div className={form.providers} data-count={providers.length}>
        {isScripted && (
          <Suspense>
            <Part providers={providers} onBegin={onBegin} />
          </Suspense>
        )}
      </div>
    )
  );
}
