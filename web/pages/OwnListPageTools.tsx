import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import type { OwnList } from '@marquee/contracts/library/libraryValue.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';

import type { Library } from '#web/api/library/library.ts';
import { EditList, newShare } from '#web/features/watchlist/OwnListForms.tsx';
import { useLibraryValue } from '#web/features/watchlist/useLibraryValue.ts';
import { readSite } from '#web/lib/site.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { useShare } from '#web/platform/useShare.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';
import { Switch } from '#web/ui/Switch.tsx';

import text from '#web/ui/type.module.css';
import styles from './OwnListPage.module.css';

const LazyRemoveList = lazyPart(
  async () => (await import('./OwnListPageRemove.tsx')).RemoveList,
  PartMissing,
);

type OwnListToolsProps = { library: Library; id: string; list: OwnList; onWrite: (list: OwnList) => void };

function Sharing({ library, list, onWrite }: Omit<OwnListToolsProps, 'id'>) {
  const { account } = useLibraryValue(library, (opened) => opened.status(), library.status());
  const { note, share } = useShare({ copied: words.lists.copied, notCopied: words.lists.notCopied });
  if (!readSite().server) return <p className={styles.quiet}>{words.lists.shareNeedsServer}</p>;
  if (account === 'guest')
    return (
      <p className={styles.quiet}>
        {words.lists.shareNeedsAccount}{' '}
        <AppLink className={text.link} href={paths.signIn}>
          {words.status.signIn}
        </AppLink>
      </p>
    );
  const name = list.share;
  return (
    <div className={styles.sharing}>
      <Switch
        label={words.lists.share}
        isOn={name !== null}
        onSwitch={(isOn) => onWrite({ ...list, share: isOn ? newShare() : null })}
      >
        {words.lists.shareText}
      </Switch>
      {name !== null && (
        <p className={styles.link}>
          <AppLink className={text.link} href={paths.sharedList(name)}>
            {paths.sharedList(name)}
          </AppLink>
          <Button
            icon="share"
            onClick={() => void share(list.name, location.origin + paths.sharedList(name))}
          >
            {words.lists.copy}
          </Button>
          <span role="status">{note}</span>
        </p>
      )}
    </div>
  );
}

/** Its text, its visibility, and how to change or remove it. */
export function OwnListTools({ library, id, list, onWrite }: OwnListToolsProps) {
  const [isEditing, edit] = useState(false);
  const [isRemoving, remove] = useState(false);
  const [, navigate] = useLocation();

  function removeNow() {
    const items = library.itemsOf(id).map(({ title }) => ({ key: libraryKey.item(id, title), value: null }));
    navigate(paths.lists, { replace: true });
    library.write([{ key: libraryKey.list(id), value: null }, ...items]);
  }

  return (
    <div className={styles.tools}>
      {isEditing ? (
        <EditList
          list={list}
          onCancel={() => edit(false)}
          onSave={(changed) => {
            onWrite({ ...list, ...changed });
            edit(false);
          }}
        />
      ) : (
        <>
          {list.about !== '' && <p className={styles.about}>{list.about}</p>}
          <div className={styles.buttons}>
            <Button onClick={() => edit(true)}>{words.lists.edit}</Button>
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              onFocus={() => void LazyRemoveList.preload()}
              onPointerEnter={() => void LazyRemoveList.preload()}
              onClick={() => remove(true)}
            >
              {words.lists.remove}
            </Button>
          </div>
        </>
      )}
      <Sharing library={library} list={list} onWrite={onWrite} />
      {isRemoving && (
        <Suspense>
          <LazyRemoveList name={list.name} onRemove={removeNow} onClose={() => remove(false)} />
        </Suspense>
      )}
    </div>
  );
}
