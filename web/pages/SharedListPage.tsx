import type { SharedList } from '@marquee/contracts/library/libraryAnswer.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { useSearch } from 'wouter';

import { knownTitles, useSharedListQuery } from '#web/api/knownTitles.ts';
import { outcomeOf, type PageOutcome, type PageParams, type PageRequest } from '#web/api/pageModule.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { isNotFound, QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { cx } from '#web/lib/cx.ts';
import { readSite } from '#web/lib/site.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { TitleCard } from '#web/ui/MarksContext.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { SkeletonGrid } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import text from '#web/ui/type.module.css';
import styles from './SharedListPage.module.css';

const titlesAPage = 100;

/** A shared list's text, with its titles in their order. */
function SharedListBody({ share, list }: { share: string; list: SharedList }) {
  const { name, about, by, page, total_pages: last } = list;
  const first = (page - 1) * titlesAPage + 1;
  const hrefOf = (to: number) => paths.sharedList(share) + (to === 1 ? '' : `?page=${to}`);
  return (
    <div className={cx(text.wrap, styles.page)}>
      <div className={styles.head}>
        <p className={styles.by}>{by === null ? words.shared.unsigned : words.shared.by(by)}</p>
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

const pageOf = (search: string) =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page')) || 1));

export async function load({ dispatch, params, search }: PageRequest): Promise<PageOutcome> {
  const share = params['share'] ?? '';
  const list = await dispatch(
    knownTitles.endpoints.sharedList.initiate(
      { share, page: pageOf(search.toString()) },
      { subscribe: false },
    ),
  );
  return outcomeOf([list]);
}

/** A shared list, readable by anyone with the link. */
export function Page({ params }: { params: PageParams }) {
  const share = params['share'] ?? '';
  const page = pageOf(useSearch());
  const { data, error, refetch } = useSharedListQuery({ share, page });
  const { missing } = words.shared;
  const said = readSite().server ? missing : words.shared.serverless;
  const isMissing = isNotFound(error);
  usePageHead({
    title: data ? words.shared.documentTitle(data.name) : missing.documentTitle,
    description: data ? words.shared.description(data.name, data.total_results) : words.description,
    canonical: paths.sharedList(share),
    robots: 'noindex',
    revocable: true,
  });
  if (data) return <SharedListBody share={share} list={data} />;
  if (isMissing)
    return (
      <StateMessage
        as="h1"
        title={said.title}
        actions={<ButtonLink href={paths.popular}>{words.popular}</ButtonLink>}
      >
        <p>{said.text}</p>
      </StateMessage>
    );
  return (
    <div className={text.wrap}>
      {error ? (
        <QueryProblem error={error} retry={() => void refetch()} what={words.shared.what} />
      ) : (
        <SkeletonGrid />
      )}
    </div>
  );
}
