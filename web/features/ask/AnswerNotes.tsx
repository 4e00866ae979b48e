import type { Note } from '#contracts/concierge/events.ts';
import { type Answered, engineOf } from '#web/api/concierge/conciergeAnswered.ts';
import { ask } from '#web/messages/en/ask.ts';

import { soundsHurt } from './soundsHurt.ts';

import text from '#web/ui/type.module.css';
import styles from './AnswerNotes.module.css';

const careHref = 'https://findahelpline.com';

const noteWords = <Is extends Note['is']>(is: Is, note: Extract<Note, { is: Is }>): string =>
  ask.notes[is](note);

/** What is to be known of the answer as a whole, before its picks. */
export function AnswerNotes({
  answered,
  sentence,
  isOwn,
}: {
  answered: Answered;
  sentence: string;
  isOwn: boolean;
}) {
  const { query, notes, fallback, phase } = answered;
  const kind = query?.kind ?? 'wish';
  const isHurt = kind === 'harmful' && soundsHurt(sentence);
  const lines = [
    isHurt ? null : ask.kinds[kind],
    // Whoever is told that nothing was understood needn't be told twice.
    ...notes
      .filter((note) => note.is !== 'not-understood' || ask.kinds[kind] === null)
      .map((note) => noteWords(note.is, note)),
    fallback && ask.fallback[fallback],
    isOwn ? ask.ownAnswer : null,
    engineOf(answered) === 'model' ? ask.byModel : null,
    phase === 'asking' ? ask.asking : null,
  ].filter((line) => line !== null);
  return (
    <div className={styles.notes}>
      {isHurt && (
        <p>
          {ask.care}{' '}
          <a className={text.link} href={careHref} rel="noreferrer">
            {ask.careLink}
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
