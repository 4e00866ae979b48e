import { knownTitles } from '#web/api/knownTitles.ts';
import type { PageRequest } from '#web/api/pageModule.ts';
import { Composer } from '#web/features/ask/Composer.tsx';
import { examplePicks } from '#web/features/ask/examples.ts';
import { Examples, RecentAsks, Specimen } from '#web/features/ask/Welcome.tsx';
import { cx } from '#web/lib/cx.ts';
import { readSite } from '#web/lib/site.ts';
import { askWelcome as words } from '#web/messages/en/askWelcome.ts';

import text from '#web/ui/type.module.css';
import styles from './AskPage.module.css';

/** The posters of the examples; without a server they have none. */
export async function loadExamples(dispatch: PageRequest['dispatch']): Promise<void> {
  if (!readSite().server) return;
  await dispatch(knownTitles.endpoints.knownTitles.initiate(examplePicks, { subscribe: false }));
}

/** Before the first question: the field, example sentences, how one is read, and recent questions of this device. */
export function AskWelcome() {
  return (
    <>
      <div className={styles.welcome} data-answer="">
        <h1 className={cx(text.h1, styles.title)}>{words.title}</h1>
        <p className={cx(text.lead, styles.lead)}>{words.lead}</p>
        <Composer turns={[]} large />
        <Examples />
      </div>
      <aside className={styles.begin} data-rail="" aria-label={words.specimen}>
        <Specimen />
        <RecentAsks />
      </aside>
    </>
  );
}
