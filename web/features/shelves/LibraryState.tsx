import { paths } from '@marquee/contracts/paths.ts';

import type { Library, LibraryStatus } from '#web/api/library/library.ts';
import { readSite } from '#web/lib/site.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { useLibraryValue } from './useLibraryValue.ts';

import text from '#web/ui/type.module.css';
import styles from './LibraryState.module.css';

const unknown: LibraryStatus = { account: 'signed-in', waiting: 0, problem: null };

/** Where all of this is kept, and what still waits to be sent. */
export function LibraryState({ library }: { library: Library | null }) {
  const { account, waiting, problem } = useLibraryValue(library, (opened) => opened.status(), unknown);
  return (
    <p className={styles.state} role="status">
      {problem === 'not-kept' && words.status.notKept}
      {problem !== 'not-kept' && !readSite().server && words.status.serverless}
      {problem !== 'not-kept' && account === 'guest' && readSite().server && (
        <>
          {words.status.guest}{' '}
          <AppLink className={text.link} href={paths.signIn}>
            {words.status.signIn}
          </AppLink>
        </>
      )}
      {waiting > 0 && words.status.waiting(waiting)}
    </p>
  );
}
