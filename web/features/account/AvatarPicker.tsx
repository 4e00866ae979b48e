import { useAvatarsQuery } from '#web/api/avatars.ts';
import { account } from '#web/messages/en/account.ts';
import { auth } from '#web/messages/en/auth.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { avatarName } from './photoPath.ts';

import styles from './AvatarPicker.module.css';

const words = account.profile;

/** As many as there are, so that nothing moves when they come in. */
const places = Array.from({ length: 36 }, (_, index) => index);

/** All pictures as one group of choices: arrows go from one to the next. */
export function AvatarPicker({ chosen }: { chosen: string | null }) {
  const { data, isError, refetch } = useAvatarsQuery();
  const current = chosen === null ? undefined : avatarName(chosen);
  return (
    <fieldset className={styles.picker} aria-busy={(!data && !isError) || undefined}>
      <legend>{words.picture}</legend>
      {isError ? (
        <p className={styles.problem} role="alert">
          {words.none}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {auth.retry}
          </Button>
        </p>
      ) : (
        <div className={styles.grid}>
          {data
            ? data.map(({ name, label, url }) => (
                <label key={name}>
                  <input type="radio" name="avatar" value={url} defaultChecked={name === current} />
                  <img src={url} alt="" width="96" height="96" loading="lazy" />
                  <VisuallyHidden>{label}</VisuallyHidden>
                </label>
              ))
            : places.map((place) => <span key={place} className={styles.place} />)}
        </div>
      )}
    </fieldset>
  );
}
