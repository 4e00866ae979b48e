import { createRef, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { ListCell, ListGrid } from './ListGrid.tsx';

import '#web/ui/tokens.css';
import '#web/ui/base.css';
import styles from './ListGrid.module.css';

const entryOf = (number: number) => ({
  ...({ media: 'movie', id: number, name: `Film ${number}` } as const),
  href: `#${number}`,
  poster: null,
  number,
  facts: '1999 · 8.2',
  moreFacts: '1999',
});

describe('a title far from the view', () => {
  it.each([
    [390, 'Heat'],
    [390, 'The Lord of the Rings: The Fellowship of the Ring and the Two Towers'],
    [800, 'Heat'],
    [1280, 'The Lord of the Rings: The Fellowship of the Ring and the Two Towers'],
  ])('is as tall as with its picture, at %i pixels: %s', async (width, name) => {
    await page.viewport(width, 800);
    const cell = (far: boolean) => <ListCell entry={{ ...entryOf(12), name }} startsNear={!far} />;
    const { container } = await render(
      // Each in a grid of its own, so that neither stretches the other; and far from the view.
      [true, false].map((far) => (
        <ol key={String(far)} className={styles.grid}>
          {cell(far)}
        </ol>
      )),
    );
    const [far, near] = [...container.querySelectorAll('li')].map((li) => li.getBoundingClientRect().height);
    expect(near).toBeGreaterThan(100);
    expect(Math.abs((far ?? 0) - (near ?? 0))).toBeLessThan(0.1);
  });
});

function LongList() {
  const grid = useRef<HTMLDivElement>(null);
  const pages = Array.from({ length: 8 }, (_, index) => ({
    page: index + 1,
    first: index * 20 + 1,
    entries: Array.from({ length: 20 }, (_each, at) => entryOf(index * 20 + at + 1)),
  }));
  return (
    <ListGrid
      ref={grid}
      label={(from, to) => `Films ${from} to ${to}`}
      page={1}
      pages={pages}
      total={160}
      waiting={[]}
      paused={false}
      onNear={() => {}}
    />
  );
}

const plates = (number: number) => document.querySelectorAll(`li[value="${number}"] [data-plate]`).length;

function GrowingList({ onNear }: { onNear: () => void }) {
  return (
    <ListGrid
      ref={useRef<HTMLDivElement>(null)}
      label={(from, to) => `Films ${from} to ${to}`}
      page={1}
      pages={[{ page: 1, first: 1, entries: Array.from({ length: 20 }, (_each, at) => entryOf(at + 1)) }]}
      total={40}
      waiting={[{ page: 2, first: 21, count: 20 }]}
      paused={false}
      onNear={onNear}
    />
  );
}

describe('the next page', () => {
  it('is requested two screens ahead, but not before the list is scrolled', async () => {
    await page.viewport(412, 823);
    scrollTo(0, 0);
    let requests = 0;
    await render(<GrowingList onNear={() => (requests += 1)} />);
    const waiting = () => document.querySelector('[data-page="2"]')?.getBoundingClientRect().top ?? 0;
    // Observers have reported by then.
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    await frames();
    expect(waiting()).toBeGreaterThan(innerHeight);
    expect(waiting()).toBeLessThan(3 * innerHeight);
    expect(requests).toBe(0);
    scrollTo(0, 10);
    await expect.poll(() => requests).toBe(1);
    expect(waiting()).toBeGreaterThan(innerHeight);
  });

  it('is requested at once where it is in view', async () => {
    await page.viewport(1200, 2_000);
    scrollTo(0, 0);
    let requests = 0;
    await render(<GrowingList onNear={() => (requests += 1)} />);
    await expect.poll(() => requests).toBeGreaterThan(0);
    expect(scrollY).toBe(0);
  });
});

describe('a long list', () => {
  it('renders no title again when the next page comes in', async () => {
    let reads = 0;
    const counted = (number: number) =>
      Object.defineProperty(entryOf(number), 'href', { get: () => `#${(reads += 1)}` });
    const pages = [1, 2].map((number) => ({
      page: number,
      first: number * 20 - 19,
      entries: [counted(number * 20 - 19)],
    }));
    const grid = createRef<HTMLDivElement>();
    const listOf = (count: number) => (
      <ListGrid
        ref={grid}
        label={String}
        page={1}
        pages={pages.slice(0, count)}
        total={40}
        waiting={[]}
        paused={count === 1}
        onNear={() => {}}
      />
    );
    const { rerender } = await render(listOf(1));
    const before = reads;
    await rerender(listOf(1));
    expect(reads).toBe(before);
    await rerender(listOf(2));
    expect(document.querySelectorAll('li')).toHaveLength(2);
    expect(reads - before).toBe(before);
  });

  it('has pictures around the view only, and every name', async () => {
    await page.viewport(1200, 700);
    const { container } = await render(<LongList />);
    const height = document.documentElement.scrollHeight;
    await expect.poll(() => [plates(1), plates(100), plates(160)]).toEqual([1, 0, 0]);
    expect(container.querySelectorAll('a')).toHaveLength(160);
    expect(container.textContent).toContain('Film 160');
    document.querySelector('li[value="100"]')?.scrollIntoView();
    await expect.poll(() => [plates(1), plates(100), plates(160)]).toEqual([0, 1, 0]);
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => [plates(1), plates(100), plates(160)]).toEqual([0, 0, 1]);
    expect(document.documentElement.scrollHeight).toBe(height);
    scrollTo(0, 0);
    await expect.poll(() => [plates(1), plates(100), plates(160)]).toEqual([1, 0, 0]);
  });

  it('lets Tab walk on from title to title, and keeps the focus where its page goes far', async () => {
    await page.viewport(1200, 700);
    await render(<LongList />);
    await expect.poll(() => plates(100)).toBe(0);
    const link = (number: number) => document.querySelector<HTMLElement>(`li[value="${number}"] a`);
    link(100)?.focus();
    await expect.poll(() => plates(100)).toBe(1);
    for (let number = 101; number <= 125; number += 1) {
      await userEvent.tab();
      expect(document.activeElement).toBe(link(number));
    }
    await expect.poll(() => plates(125)).toBe(1);
    scrollTo(0, 0);
    await expect.poll(() => plates(125)).toBe(0);
    expect(document.activeElement).toBe(link(125));
  });
});
