import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { useState } from 'react';

import { accountData } from '#web/api/account.ts';
import { useAppDispatch } from '#web/api/apiState.ts';
import { knownTitles } from '#web/api/knownTitles.ts';
import type { Library } from '#web/api/library/library.ts';
import { keepsAccounts } from '#web/lib/site.ts';
import { transfer } from '#web/messages/en/transfer.ts';
import { Button } from '#web/ui/Button.tsx';

import { asRecords, asTable, titleKeyOf, titlesOf } from './exportLibrary.ts';
import { saveFile } from './saveFile.ts';

import styles from './Transfer.module.css';

const words = transfer.export;
const titlesAtOnce = 100;

type Said = { is: 'note' | 'problem'; text: string } | null;

/** Whether the user is signed in and this server has their account. */
const hasAccountHere = (library: Library) => library.status().account === 'signed-in' && keepsAccounts();

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Export of the library as JSON or CSV. */
export function ExportPanel({ library }: { library: Library }) {
  const dispatch = useAppDispatch();
  const [said, say] = useState<Said>(null);
  const [isBusy, setBusy] = useState(false);

  /** The names of titles, as far as the catalogue answers. */
  async function findNames(titles: readonly TitleId[]) {
    const known = new Map<string, KnownTitle>();
    try {
      for (let start = 0; start < titles.length; start += titlesAtOnce) {
        say({ is: 'note', text: words.saving(start, titles.length) });
        const asked = titles.slice(start, start + titlesAtOnce);
        const { initiate } = knownTitles.endpoints.knownTitles;
        // One after the other, to leave the server to other visitors.
        const found = await dispatch(initiate(asked, { subscribe: false })).unwrap();
        for (const title of found) known.set(titleKeyOf({ media: title.media_type, id: title.id }), title);
      }
      return { known, isWhole: true };
    } catch {
      return { known, isWhole: false };
    }
  }

  async function saveRecords() {
    const now = new Date();
    const titles = titlesOf(library);
    const { known } = await findNames(titles);
    const isMember = hasAccountHere(library);
    const account = isMember
      ? await dispatch(accountData.initiate(undefined, { subscribe: false, forceRefetch: true }))
          .unwrap()
          .catch(() => null)
      : null;
    saveFile(`marquee-${dayOf(now)}.json`, 'application/json', asRecords(library, known, { now, account }));
    if (isMember && account === null) {
      say({ is: 'problem', text: words.withoutAccount });
      return;
    }
    const nameless = titles.filter((title) => !known.has(titleKeyOf(title))).length;
    const count = library.export().length;
    say({ is: 'note', text: nameless > 0 ? words.savedNameless(count, nameless) : words.saved(count) });
  }

  async function saveTable() {
    const titles = titlesOf(library);
    const { known, isWhole } = await findNames(titles);
    if (isWhole) saveFile(`marquee-${dayOf(new Date())}.csv`, 'text/csv', asTable(library, known));
    say(
      isWhole
        ? { is: 'note', text: words.savedTitles(titles.length) }
        : { is: 'problem', text: words.failed },
    );
  }

  async function busyWith(save: () => Promise<void>) {
    setBusy(true);
    try {
      await save();
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className={styles.acts}>
        <Button disabled={isBusy} onClick={() => void busyWith(saveRecords)}>
          {words.json}
        </Button>
        <Button disabled={isBusy} onClick={() => void busyWith(saveTable)}>
          {words.csv}
        </Button>
      </div>
      <p className={styles.quiet} role="status">
        {said?.is === 'note' && said.text}
      </p>
      {said?.is === 'problem' && (
        <p className={styles.alert} role="alert">
          {said.text}
        </p>
      )}
    </>
  );
}
