import { type Answered, useAssistantAnswerQuery } from '#web/api/assistant/assistantAnswer.ts';
import { cx } from '#web/lib/cx.ts';
import { ask } from '#web/messages/en/ask.ts';
import { partWords } from '#web/messages/en/askParts.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { useShare } from '#web/platform/useShare.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import { askHref, type Turns as AllTurns, undone } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';

import button from '#web/ui/Button.module.css';
import styles from './Turns.module.css';

const mostThumbs = 5;
const mostKept = 2;

function summaryOf({ query, picks, notes }: Answered, turn: number): string {
  const kept = (query?.parts ?? []).filter((part) => part.turn < turn && part.wish.slot !== 'without');
  const out = notes.find((note) => note.is === 'left-out');
  return ask.summary(
    picks.length,
    out?.count ?? 0,
    kept.slice(0, mostKept).map(({ wish }) => partWords(wish)),
  );
}

type TurnProps = { turns: AllTurns; answered: Answered | undefined; isCurrent: boolean };

function Turn({ turns, answered, isCurrent }: TurnProps) {
  const last = turns.at(-1);
  return (
    <AskLink className={styles.turn} href={askHref(turns)} {...(isCurrent && { 'aria-current': 'true' })}>
      <q className={styles.words}>{last?.say}</q>
      <span className={styles.summary}>{answered && summaryOf(answered, turns.length - 1)}</span>
      <span className={styles.thumbs} aria-hidden="true">
        {answered?.picks.slice(0, mostThumbs).map(({ title }) => (
          <span key={`${title.media_type}/${title.id}`} className={styles.thumb}>
            <Picture path={title.poster_path} kind="poster" sizes="32px" />
          </span>
        ))}
      </span>
    </AskLink>
  );
}

/** An earlier sentence: its picks are requested once the page is shown. */
function EarlierTurn({ turns }: { turns: AllTurns }) {
  const isScripted = useScripted();
  const { currentData } = useAssistantAnswerQuery({ turns }, { skip: !isScripted });
  return <Turn turns={turns} answered={currentData} isCurrent={false} />;
}

/** The sentences of the conversation. Each leads back to where it was. */
export function Turns({ turns, answered }: { turns: AllTurns; answered: Answered | undefined }) {
  return (
    <ol className={styles.turns}>
      {turns.map((_, index) => {
        const upToHere = turns.slice(0, index + 1);
        const isCurrent = upToHere.length === turns.length;
        return (
          <li key={askHref(upToHere)}>
            {isCurrent ? (
              <Turn turns={upToHere} answered={answered} isCurrent />
            ) : (
              <EarlierTurn turns={upToHere} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Where there is no room for a rail: the sentences before this one, folded. */
export function EarlierFold({ turns }: { turns: AllTurns }) {
  const count = turns.length - 1;
  if (count < 1) return null;
  return (
    <details className={styles.fold}>
      <summary className={styles.foldHead}>
        {ask.earlier(count)}
        <Icon name="down" />
      </summary>
      <ol>
        {turns.slice(0, count).map((turn, index) => (
          <li key={askHref(turns.slice(0, index + 1))}>
            <AskLink className={styles.foldTurn} href={askHref(turns.slice(0, index + 1))}>
              {turn.say}
            </AskLink>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** One step back, all the way back, and a link for sharing the conversation. */
export function AskTools({ turns }: { turns: AllTurns }) {
  const { note, share } = useShare(ask);
  const quiet = cx(button.button, button.quiet);
  return (
    <div className={styles.tools}>
      <AskLink className={quiet} href={askHref(undone(turns))}>
        {ask.undo}
      </AskLink>
      <AskLink className={quiet} href={askHref([])}>
        {ask.clear}
      </AskLink>
      <span className={styles.share}>
        <IconButton
          icon="share"
          label={ask.share}
          title={ask.share}
          onClick={() =>
            void share(ask.documentTitleOf(turns.at(-1)?.say ?? ''), location.origin + askHref(turns))
          }
        />
      </span>
      <span className={styles.note} role="status">
        {note}
      </span>
    </div>
  );
}
