import { type ReactNode, useEffect, useRef, useState } from 'react';

import { common } from '#web/messages/en/common.ts';

import { IconButton } from './IconButton.tsx';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';

import styles from './Shelf.module.css';

type ShelfProps = {
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

/** A section that holds one row, with arrows where there is a mouse. */
export function Shelf({ title, subtitle, more, kind = 'posters', children }: ShelfProps) {
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
      <Row label={title} kind={kind} ref={row} onScroll={measure}>
        {children}
      </Row>
    </Section>
  );
}
