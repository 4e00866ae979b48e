import type { Chip, Note } from '@marquee/contracts/assistant/events.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';

import { type Answered, engineOf } from '#web/api/assistant/assistantAnswer.ts';
import { cx } from '#web/lib/cx.ts';
import { ask } from '#web/messages/en/ask.ts';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { chipWords, thisOne, wishSentence } from '#web/messages/en/askSentences.ts';
import { useBackOnline } from '#web/platform/useOnline.ts';

import { askHref, rewritten, type Turns, withTurn } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';
import type { AnswerProblem } from './askLive.ts';
import { AskPartProblem } from './AskPartProblem.tsx';

import chipStyles from '#web/ui/ChipLink.module.css';
import text from '#web/ui/type.module.css';
import styles from './AnswerNotes.module.css';

const hurt =
  /\b(?:kill|hurt|harm|cut|end|hang|shoot|drown)(?:ing)? (?:myself|my life|it all)\b|\bsuicid|\bself[- ]?harm|\b(?:want|going|wish|ready) to die\b|\bdon'?t want to (?:live|be alive|be here)\b|\bend (?:it all|my life)\b/i;

/** The sentence may come from a person in need rather than in a mood for mischief. */
export const soundsHurt = (sentence: string): boolean => hurt.test(sentence.replaceAll('’', "'"));

const careHref = 'https://findahelpline.com';

const noteWords = <Is extends Note['is']>(is: Is, note: Extract<Note, { is: Is }>): string =>
  words.notes[is](note);

/** A question about a title is answered before anything else is said. */
const isAnswer = ({ is }: Note): boolean => is === 'fact' || is === 'whether' || is === 'unknown-title';

const readAs = (query: Answered['query']): string | null =>
  query?.language ? words.readAs(query.language) : null;

type AnswerNotesProps = {
  answered: Answered;
  sentence: string;
  isOwn: boolean;
  /** A language model may answer: there is room for its note. */
  isAssisted: boolean;
};

/** Notes on the answer as a whole, before its picks. */
export function AnswerNotes({ answered, sentence, isOwn, isAssisted }: AnswerNotesProps) {
  const { query, notes, fallback, phase } = answered;
  const kind = query?.kind ?? 'wish';
  const isHurt = kind === 'harmful' && soundsHurt(sentence);
  const answers = notes.filter(isAnswer).map((note) => noteWords(note.is, note));
  const said = [
    isHurt ? null : words.kinds[kind],
    readAs(query),
    // With nothing understood, one message is enough.
    ...notes
      .filter((note) => !isAnswer(note) && (note.is !== 'not-understood' || words.kinds[kind] === null))
      .map((note) => noteWords(note.is, note)),
    fallback && words.fallback[fallback],
    isOwn ? words.ownAnswer : null,
    engineOf(answered) === 'model' ? words.byModel : null,
    phase === 'asking' ? words.asking : null,
  ].filter((line) => line !== null);
  const lines = [...new Set(said)];
  if (answers.length + lines.length === 0 && !isHurt && !isAssisted) return null;
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
      {answers.map((line) => (
        <p key={line} className={styles.fact}>
          {line}
        </p>
      ))}
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

type Meant = Extract<Chip, { is: 'meant' }>;

/** The same conversation with another title of that name: replaced in its sentence, else in a new one. */
function meantTurns(turns: Turns, parts: readonly Part[], meant: Meant): Turns {
  const { media, id, name, year, instead } = meant;
  const sentence = turns.at(-1)?.say ?? '';
  const part = parts.find(({ key }) => key === instead);
  const liked = wishSentence({ slot: 'like', media, id, name, year, aspect: null, not: false });
  if (!part?.span) return withTurn(turns, liked, part ? [instead] : []);
  const { start, end } = part.span;
  const said = sentence.slice(start, end);
  const at = said.toLowerCase().lastIndexOf(name.toLowerCase());
  const otherwise =
    at === -1 ? liked : said.slice(0, at) + thisOne({ name, year }) + said.slice(at + name.length);
  return rewritten(turns, sentence.slice(0, start) + otherwise + sentence.slice(end));
}

type RefineProps = { chips: readonly Chip[]; turns: Turns; parts: readonly Part[] };

/** Suggestions for the next sentence. */
export function Refine({ chips, turns, parts }: RefineProps) {
  if (chips.length === 0) return <div className={styles.refine} />;
  return (
    <ul className={styles.chips} aria-label={words.refine}>
      {chips.map((chip) => {
        const { label, next } =
          chip.is === 'meant'
            ? { label: words.meant(chip), next: meantTurns(turns, parts, chip) }
            : {
                label: chipWords(chip).label,
                next: withTurn(turns, chipWords(chip).sentence),
              };
        return (
          <li key={label}>
            <AskLink className={chipStyles.chip} href={askHref(next)}>
              {label}
              {chip.is === 'split' && <span className={chipStyles.count}>{chip.count}</span>}
            </AskLink>
          </li>
        );
      })}
    </ul>
  );
}
