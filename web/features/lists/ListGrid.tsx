import {
  Fragment,
  memo,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';

import { cx } from '#web/lib/cx.ts';
import { listPage } from '#web/messages/en/listPage.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { AppLink, isPlainClick } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TitleCard } from '#web/ui/MarksContext.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { useNearView } from '#web/ui/useInView.ts';

import type { ListEntry } from './ListEntry.ts';
import type { WaitingPlace } from './listPaging.ts';

import button from '#web/ui/Button.module.css';
import styles from './ListGrid.module.css';

const sizes = '(width >= 1600px) 13vw, (width >= 1024px) 15vw, (width >= 640px) 22vw, 30vw';

type ListCellProps = {
  entry: ListEntry;
  eager?: boolean;
  /** Whether it is taken to be near the view until that is known. */
  startsNear?: boolean;
};

/** One title of the grid with its number. Far from the view its name keeps the place. */
export function ListCell({ entry, eager = false, startsNear = true }: ListCellProps) {
  const { near, ref } = useNearView(startsNear);
  return (
    <TitleCard as="li" title={entry} value={entry.number} className={styles.cell}>
      <AppLink href={entry.href} morph brief={entry} ref={ref} className={near ? undefined : styles.far}>
        {!near ? (
          entry.name
        ) : (
          <>
            <Plate>
              <Picture path={entry.poster} kind="poster" sizes={sizes} eager={eager} />
            </Plate>
            <span className={styles.number} aria-hidden="true">
              {entry.number}
            </span>
            <span className={styles.name}>{entry.name}</span>
            <span className={styles.facts}>{entry.facts}</span>
          </>
        )}
      </AppLink>
    </TitleCard>
  );
}

type WaitingPageProps = {
  count: number;
  /** Nothing is requested while another request is under way. */
  paused: boolean;
  /** Called when one of the cells is in view, or, once the page was scrolled, less than two screens below. */
  onNear: () => void;
  isScrolled: boolean;
  /** The line above the cells. */
  children: ReactNode;
};

/** Keeps the place of the next page and requests it in time. */
function WaitingPage({ count, paused, onNear, isScrolled, children }: WaitingPageProps) {
  const cells = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (paused) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { root: document, rootMargin: `0px 0px ${isScrolled ? 200 : 0}% 0px` },
    );
    // All of them: a jump may skip the first.
    for (const cell of cells.current?.children ?? []) observer.observe(cell);
    return () => observer.disconnect();
  }, [paused, isScrolled]);
  return (
    <div ref={cells} className={styles.waiting} aria-hidden="true">
      {children}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.far} />
      ))}
    </div>
  );
}

/** Until the page is scrolled, nobody is on the way to what lies below the view. */
function useScrolled(): boolean {
  const [isScrolled, scrolled] = useReducer(() => true, false);
  useEffect(() => {
    addEventListener('scroll', scrolled, { once: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
  return isScrolled;
}

export type GridPage = { page: number; first: number; entries: readonly ListEntry[] };

function PageLine({ page, first, total }: { page: number; first: number; total: number }) {
  return (
    <p className={styles.line} data-page={page}>
      <span>{listPage.place(first, total)}</span>
      <span>{listPage.page(page)}</span>
    </p>
  );
}

type GridPageCellsProps = {
  label: string;
  entries: readonly ListEntry[];
  eager: number;
  startsNear: boolean;
};

/** A page's titles. They render again only when they themselves change, not with every page that follows. */
const GridPageCells = memo(
  function GridPageCells({ label, entries, eager, startsNear }: GridPageCellsProps) {
    return (
      <ol className={styles.page} start={entries[0]?.number} aria-label={label}>
        {entries.map((cell) => (
          <ListCell key={cell.id} entry={cell} eager={cell.number <= eager} startsNear={startsNear} />
        ))}
      </ol>
    );
  },
  (was, is) =>
    was.label === is.label &&
    was.eager === is.eager &&
    was.entries.length === is.entries.length &&
    was.entries.every((entry, at) => entry === is.entries[at]),
);

type ListGridProps = {
  label: (from: number, to: number) => string;
  /** The page that the address names. */
  page: number;
  pages: readonly GridPage[];
  total: number;
  /** Places of pages that come next. */
  waiting: readonly WaitingPlace[];
  /** A request is under way. */
  paused: boolean;
  /** Called when those cells come near the view. */
  onNear: () => void;
  /** So many pictures belong to the first screen. */
  eager?: number;
  ref: RefObject<HTMLDivElement | null>;
};

/**
 * All loaded pages in one grid. A page that leaves its last line half empty is filled up by the next one: the line
 * between them lets the cells that follow flow past it. Titles far from the view have only their names.
 */
export function ListGrid({
  label,
  page,
  pages,
  total,
  waiting,
  paused,
  onNear,
  eager = 0,
  ref,
}: ListGridProps) {
  // What follows starts far from the view, and titles come near it a line at a time.
  const [openedWith] = useState(() => pages.map((loaded) => loaded.page));
  // Without scripts nothing more loads by itself.
  const isScripted = useScripted();
  const isScrolled = useScrolled();
  return (
    <div className={styles.grid} ref={ref}>
      {pages.map(({ page: number, first, entries }) => {
        const [entry] = entries;
        return (
          <Fragment key={number}>
            {first > 1 && <PageLine page={number} first={first} total={total} />}
            {entry && (
              <GridPageCells
                label={label(entry.number, entry.number + entries.length - 1)}
                entries={entries}
                eager={eager}
                startsNear={openedWith.includes(number) && Math.abs(number - page) <= 1}
              />
            )}
          </Fragment>
        );
      })}
      {isScripted &&
        waiting.map(({ page: number, first, count }, ahead) => (
          <WaitingPage
            key={number}
            count={count}
            paused={paused || ahead > 0}
            onNear={onNear}
            isScrolled={isScrolled}
          >
            <PageLine page={number} first={first} total={total} />
          </WaitingPage>
        ))}
    </div>
  );
}

type PageLinkProps = { rel: 'prev' | 'next'; href: string; label: string; onLoad: () => void };

/**
 * The way to a neighbouring page: without scripts a page of its own, with them more of this one. The next page comes
 * in by itself while scrolling, so its link then shows for the keyboard only.
 */
export function PageLink({ rel, href, label, onLoad }: PageLinkProps) {
  const load = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onLoad();
  };
  return (
    <a className={cx(button.button, button.plain, styles[rel])} rel={rel} href={href} onClick={load}>
      {rel === 'prev' && <Icon name="back" />}
      {label}
      {rel === 'next' && <Icon name="arrow" />}
    </a>
  );
}
