import type { Note } from '@marquee/contracts/assistant/events.ts';

import { type Answered, engineOf } from '#web/api/assistant/assistantAnswered.ts';
import { cx } from '#web/lib/cx.ts';
import { ask } from '#web/messages/en/ask.ts';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { useBackOnline } from '#web/platform/useOnline.ts';

import type { AnswerProblem } from './askLive.ts';
import { AskPartProblem } from './AskPartProblem.tsx';

import text from '#web/ui/type.module.css';
import styles from './AnswerNotes.module.css';

const hurt =
  /\b(?:kill|hurt|harm|cut|end|hang|shoot|drown)(?:ing)? (?:myself|my life|it all)\b|\bsuicid|\bself[- ]?harm|\b(?:want|going|wish|ready) to die\b|\bdon'?t want to (?:live|be alive|be here)\b|\bend (?:it all|my life)\b/i;

/** Somebody may be in need rather than in a mood for mischief. */
export const soundsHurt = (sentence: string): boolean => hurt.test(sentence.replaceAll('’', "'"));

const careHref = 'https://findahelpline.com';

const noteWords = <Is extends Note['is']>(is: Is, note: Extract<Note, { is: Is }>): string =>
  words.notes[is](note);

type AnswerNotesProps = {
  answered: Answered;
  sentence: string;
  isOwn: boolean;
  /** A language model may have its say: there is room for the word about it. */
  isAssisted: boolean;
};

/** What is to be known of the answer as a whole, before its picks. */
export function AnswerNotes({ answered, sentence, isOwn, isAssisted }: AnswerNotesProps) {
  const { query, notes, fallback, phase } = answered;
  const kind = query?.kind ?? 'wish';
  const isHurt = kind === 'harmful' && soundsHurt(sentence);
  const lines = [
    isHurt ? null : words.kinds[kind],
    // Whoever is told that nothing was understood needn't be told twice.
    ...notes
      .filter((note) => note.is !== 'not-understood' || words.kinds[kind] === null)
      .map((note) => noteWords(note.is, note)),
    fallback && words.fallback[fallback],
    isOwn ? words.ownAnswer : null,
    engineOf(answered) === 'model' ? words.byModel : null,
    phase === 'asking' ? words.asking : null,
  ].filter((line) => line !== null);
  if (lines.length === 0 && !isHurt && !isAssisted) return null;
  return (
    <div className={cx(styles.notes, isAssisted && styles.room)}>
      {isHurt && (
        <p className={styles.care}>
          {words.care}{' '}
          <a className={text.link} href={careHref} rel="noreferrer">
            {words.careLink}
          </a>
          .
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const texts: Record<AnswerProblem, string> = {
  failed: ask.problem.text,
  offline: ask.problem.offline,
  busy: ask.problem.busy,
};

/** No answer, neither from the server nor from this device. It is asked again when the connection is back. */
export function AskProblem({ problem, retry }: { problem: AnswerProblem; retry: () => void }) {
  useBackOnline(retry);
  return <AskPartProblem text={texts[problem]} retry={retry} />;
}
