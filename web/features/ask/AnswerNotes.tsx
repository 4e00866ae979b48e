import type { Note } from '@marquee/contracts/assistant/events.ts';

import { type Answered, engineOf } from '#web/api/assistant/assistantAnswered.ts';
import { cx } from '#web/lib/cx.ts';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';

import { soundsHurt } from './soundsHurt.ts';

import text from '#web/ui/type.module.css';
import styles from './AnswerNotes.module.css';

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
