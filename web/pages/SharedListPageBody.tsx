import type { SharedList } from '@marquee/contracts/library/libraryAnswer.ts';
import { paths } from '@marquee/contracts/paths.ts';

import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { cx } from '#web/lib/cx.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';
import { TitleCard } from '#web/ui/TitleCard.tsx';

import text from '#web/ui/type.module.css';
import styles from './SharedListPage.module.css';

const titlesAPage = 100;

/** What a shared list says, with its titles in their order. */
export function SharedListBody({ share, list }: { share: string; list: SharedList }) {
  const { name, about, by, page, total_pages: last } = list;
  const first = (page - 1) * titlesAPage + 1;
  const hrefOf = (to: number) => paths.sharedList(share) + (to === 1 ? '' : `?page=${to}`);
  return (
    <div className={cx(text.wrap, styles.page)}>
      <div className={styles.head}>
        <p className={styles.by}>{by === null ? words.shared.byNobody : words.shared.by(by)}</p>
        <h1 className={text.title}>{name}</h1>
        {about !== '' && <p className={styles.about}>{about}</p>}
        <p className={styles.by}>{words.titles(list.total_results)}</p>
      </div>
      <ol className={styles.items} start={first}>
        {list.results.map(({ note, title }, index) => {
          const card = cardOf(title);
          return (
            <TitleCard as="li" row key={`${card.media}/${card.id}`} title={card} className={styles.item}>
              <AppLink href={card.href} className={styles.link} morph>
                <span className={styles.number} aria-hidden="true">
                  {first + index}
                </span>
                <Plate>
                  <Picture path={card.poster} kind="poster" sizes="80px" />
                </Plate>
                <span>
                  <span className={cx(text.h3, styles.name)}>{card.name}</span>
                  <span className={styles.by}>{catalogue.yearAndScore(card.year, card.score)}</span>
                </span>
              </AppLink>
              {note !== '' && <p className={styles.note}>{note}</p>}
            </TitleCard>
          );
        })}
      </ol>
      <div className={styles.pages}>
        {page > 1 && <ButtonLink href={hrefOf(page - 1)}>{words.shared.before}</ButtonLink>}
        {page < last && <ButtonLink href={hrefOf(page + 1)}>{words.shared.after}</ButtonLink>}
      </div>
    </div>
  );
}
