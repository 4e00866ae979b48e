import { library as words } from '#web/messages/en/library.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { NamedTitle } from '#web/ui/MarksContext.ts';
import { Switch } from '#web/ui/Switch.tsx';

import type { Desk } from './desk.ts';
import { ListChoices } from './ListChoices.tsx';
import { hiddenChange, ratingChange, seenChange, seenOnChange, watchlistChange } from './markChanges.ts';
import { RatingField } from './RatingField.tsx';
import { SeenDay } from './SeenDay.tsx';
import { useMarks } from './useMarks.ts';

import styles from './TitleSheet.module.css';

type TitleSheetProps = { title: NamedTitle; desk: Desk; onClose: () => void };

/** All that somebody can say about a title, in one place. */
export function TitleSheet({ title, desk, onClose }: TitleSheetProps) {
  const { marks, apply } = useMarks(desk, title);
  return (
    <Dialog open sheet narrow label={title.name} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.two}>
          <Button
            icon={marks.watchlist ? 'check' : 'mark'}
            aria-pressed={marks.watchlist !== null}
            onClick={() => apply(watchlistChange(title, marks, desk.now()))}
          >
            {marks.watchlist ? words.inWatchlist : words.watchlist}
          </Button>
          <Button
            icon="check"
            aria-pressed={marks.seen !== null}
            onClick={() => apply(seenChange(title, marks))}
          >
            {words.seen}
          </Button>
        </div>
        {marks.seen && (
          <SeenDay
            on={marks.seen.on}
            today={desk.now()}
            onChoose={(on) => apply(seenOnChange(title, marks, on))}
          />
        )}
        <RatingField rating={marks.rating} onRate={(rating) => apply(ratingChange(title, marks, rating))} />
        <ListChoices title={title} desk={desk} />
        <Switch label={words.hide} isOn={marks.hidden} onSwitch={() => apply(hiddenChange(title, marks))}>
          {words.hideText}
        </Switch>
      </div>
    </Dialog>
  );
}
