import { paths } from '#contracts/paths.ts';
import type { PageOutcome, PageRequest } from '#web/api/pageModule.ts';
import { suggest } from '#web/api/suggest.ts';
import { cx } from '#web/lib/cx.ts';
import { ask } from '#web/messages/en/ask.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

import { AskExamples } from './AskPageExamples.tsx';
import { AskField } from './AskPageField.tsx';
import { AskSpecimen } from './AskPageSpecimen.tsx';

import text from '#web/ui/type.module.css';
import styles from './AskPage.module.css';

/** The examples' pictures; the page is complete without them. */
export async function load({ dispatch }: PageRequest): Promise<PageOutcome> {
  const { suggestions } = suggest.endpoints;
  await Promise.all(
    ask.questions.map(({ query }) => dispatch(suggestions.initiate({ query }, { subscribe: false }))),
  );
  return { status: 200 };
}

export function Page() {
  usePageHead({ title: ask.documentTitle, description: ask.description, canonical: paths.ask });
  return (
    <>
      <div className={styles.answer}>
        <h1 className={cx(text.h1, styles.title)}>{ask.title}</h1>
        <p className={cx(text.lead, styles.lead)}>{ask.lead}</p>
        <AskSpecimen />
        <AskField />
      </div>
      <AskExamples />
    </>
  );
}
