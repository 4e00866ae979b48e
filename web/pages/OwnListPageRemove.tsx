import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import styles from './OwnListPage.module.css';

type RemoveListProps = { name: string; onRemove: () => void; onClose: () => void };

/** Asks before a list is deleted. */
export function RemoveList({ name, onRemove, onClose }: RemoveListProps) {
  return (
    <Dialog open narrow label={words.lists.removeQuestion(name)} onClose={onClose}>
      <div className={styles.question}>
        <p>{words.lists.removeText}</p>
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={onClose}>
            {words.lists.keep}
          </Button>
          <Button variant="primary" onClick={onRemove}>
            {words.lists.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
