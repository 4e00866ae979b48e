import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { common } from '#web/messages/en/shell.ts';

import { IconButton } from './Button.tsx';
import { Section } from './Section.tsx';

import styles from './Row.module.css';

const focusable = 'a[href], button:not(:disabled)';

function targetIndex(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return index < last ? index + 1 : null;
    case 'ArrowLeft':
      return index > 0 ? index - 1 : null;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The card's link that a key moves to, or null for other keys. */
function nextInRow(row: Element, focused: Element | null, key: string): HTMLElement | null {
  const cards = [...row.children].filter((card) => card.querySelector(focusable) || card.matches(focusable));
  const index = cards.findIndex((card) => card.contains(focused));
  if (index < 0) return null;
  const target = targetIndex(key, index, cards.length - 1);
  const card = target === null ? undefined : cards[target];
  if (card instanceof HTMLElement && card.matches(focusable)) return card;
  return card?.querySelector<HTMLElement>(focusable) ?? null;
}

type CardsProps = {
  /** Name of the group for screen readers. */
  label: string;
  kind?: 'posters' | 'stills';
  /** One element for each card. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  onScroll?: () => void;
};

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = nextInRow(event.currentTarget, document.activeElement, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Cards side by side that scroll. Left, Right, Home and End move between them. */
export function Cards({ label, kind = 'posters', children, ref, onScroll }: CardsProps) {
  return (
    // Keys pressed on the links inside bubble up to here; the row itself isn't focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className={cx(styles.row, styles[kind])}
      data-row={label}
      role="group"
      aria-label={label}
      onKeyDown={moveFocus}
      onScroll={onScroll}
    >
      {children}
    </div>
  );
}

type RowProps = {
  title: string;
  subtitle?: ReactNode;
  more?: { href: string; label?: string } | undefined;
  kind?: 'posters' | 'stills';
  children: ReactNode;
};

type Edges = { atStart: boolean; atEnd: boolean };

function edgesOf(row: HTMLElement | null): Edges {
  if (!row) return { atStart: true, atEnd: false };
  return {
    atStart: row.scrollLeft <= 1,
    atEnd: row.scrollLeft + row.clientWidth >= row.scrollWidth - 1,
  };
}

/** A section with one row, with arrows where there is a mouse. */
export function Row({ title, subtitle, more, kind = 'posters', children }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ atStart, atEnd }, setEdges] = useState<Edges>({ atStart: true, atEnd: false });

  const measure = () => {
    const next = edgesOf(row.current);
    setEdges((was) => (was.atStart === next.atStart && was.atEnd === next.atEnd ? was : next));
  };
  useEffect(() => {
    const observer = new ResizeObserver(() => setEdges(edgesOf(row.current)));
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, []);

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: direction * element.clientWidth * 0.85,
      behavior: calm ? 'instant' : 'smooth',
    });
  };
  const arrows = (
    <span className={styles.arrows}>
      <IconButton icon="left" label={common.backIn(title)} aria-disabled={atStart} onClick={() => turn(-1)} />
      <IconButton
        icon="right"
        label={common.forwardIn(title)}
        aria-disabled={atEnd}
        onClick={() => turn(1)}
      />
    </span>
  );
  return (
    <Section title={title} subtitle={subtitle} more={more} controls={arrows} bleed>
      <Cards label={title} kind={kind} ref={row} onScroll={measure}>
        {children}
      </Cards>
    </Section>
  );
}
