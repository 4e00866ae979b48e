import { afterEach, beforeEach, expect, it } from 'vitest';

import { forgetRestoration, rememberPlace, restorePlace, scrollToPart } from './scrollMemory.ts';

function addPage(height: number): HTMLElement {
  const page = document.createElement('div');
  page.dataset['testPage'] = '';
  page.style.height = `${height}px`;
  document.body.append(page);
  return page;
}

function addRow(page: HTMLElement): HTMLElement {
  const row = document.createElement('div');
  row.dataset['row'] = 'Popular';
  row.style.cssText = 'overflow-x: auto; width: 200px; height: 50px';
  const content = document.createElement('div');
  content.style.cssText = 'width: 2000px; height: 10px';
  row.append(content);
  page.append(row);
  return row;
}

const nextFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

beforeEach(() => scrollTo(0, 0));
afterEach(() => {
  forgetRestoration();
  for (const page of document.querySelectorAll('[data-test-page]')) page.remove();
});

it('restores page and rows at once where the page is complete', () => {
  const row = addRow(addPage(5000));
  scrollTo(0, 1200);
  row.scrollLeft = 300;
  rememberPlace('a');
  scrollTo(0, 0);
  row.scrollLeft = 0;
  restorePlace('a');
  expect({ top: scrollY, left: row.scrollLeft }).toEqual({ top: 1200, left: 300 });
});

it('waits for a page that grows', async () => {
  const page = addPage(5000);
  scrollTo(0, 1500);
  rememberPlace('b');
  page.style.height = '100px';
  restorePlace('b');
  await nextFrames();
  expect(scrollY).toBeLessThan(1500);
  page.style.height = '5000px';
  await nextFrames();
  expect(scrollY).toBe(1500);
});

it('stops waiting when the person scrolls', async () => {
  const page = addPage(5000);
  scrollTo(0, 1500);
  rememberPlace('c');
  page.style.height = '100px';
  restorePlace('c');
  dispatchEvent(new WheelEvent('wheel'));
  page.style.height = '5000px';
  await nextFrames();
  expect(scrollY).toBeLessThan(1500);
});

it('starts at the top of a page that it does not know', () => {
  addPage(5000);
  scrollTo(0, 700);
  restorePlace('never seen');
  expect(scrollY).toBe(0);
});

it('waits for a part of the page that is still on its way', async () => {
  const page = addPage(100);
  scrollToPart('late');
  await nextFrames();
  expect(scrollY).toBe(0);
  const part = document.createElement('h2');
  part.id = 'late';
  part.style.marginTop = '2000px';
  page.style.height = '5000px';
  page.style.overflow = 'hidden';
  page.append(part);
  await nextFrames();
  expect(Math.abs(part.getBoundingClientRect().top)).toBeLessThan(1);
});
