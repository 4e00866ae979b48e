import { useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { type MarkSlots, MarksContext, type NamedTitle, TitleCard } from './MarksContext.tsx';

const heat: NamedTitle = { media: 'movie', id: 949, name: 'Heat' };
const fargo: NamedTitle = { media: 'movie', id: 275, name: 'Fargo' };

const marks: MarkSlots = {
  OnCard: ({ title }) => <button type="button">Add {title.name}</button>,
  InRow: ({ title }) => <button type="button">More for {title.name}</button>,
  Actions: () => null,
  Keep: () => null,
  HideSeen: () => null,
  Toasts: () => null,
  notify: () => {},
  isHidden: ({ id }) => id === fargo.id,
};

function Cards() {
  return (
    <ul>
      {[heat, fargo].map((title) => (
        <TitleCard key={title.id} as="li" title={title}>
          <a href={`#${title.id}`}>{title.name}</a>
        </TitleCard>
      ))}
      <TitleCard as="li" row title={heat}>
        In a row
      </TitleCard>
    </ul>
  );
}

it('shows every title as long as the person’s library is not here', async () => {
  const screen = await render(<Cards />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

it('then adds what can be said about each, and leaves out what is hidden', async () => {
  const screen = await render(
    <MarksContext value={marks}>
      <Cards />
    </MarksContext>,
  );
  await expect.element(screen.getByRole('button', { name: 'Add Heat' })).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'More for Heat' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fargo' }).elements()).toHaveLength(0);
});

it('hydrates the server’s markup first, where the library is here before the card’s own script', async () => {
  const never = () => () => {};
  // Like the library's parts, it reads something that no server has.
  const Kept = () => <button type="button">{useSyncExternalStore(never, () => 'Kept')}</button>;
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = renderToString(<Cards />);
  const printed = holder.querySelector('li');
  const faults: unknown[] = [];
  const root = hydrateRoot(
    holder,
    <MarksContext value={{ ...marks, OnCard: Kept }}>
      <Cards />
    </MarksContext>,
    { onRecoverableError: (error) => faults.push(error) },
  );
  await expect.poll(() => holder.textContent).toBe('HeatKeptIn a rowMore for Heat');
  expect(holder.querySelector('li')).toBe(printed);
  expect(faults).toEqual([]);
  root.unmount();
  holder.remove();
});

/** Far below the view. */
async function showBelow() {
  return await render(
    <MarksContext value={marks}>
      <div ref={(room) => room?.style.setProperty('padding', '300vh 0')}>
        <TitleCard title={heat}>
          <a href="#949">Heat</a>
        </TitleCard>
      </div>
    </MarksContext>,
  );
}

it('adds the marks of a card in view only, and takes them away again', async () => {
  const screen = await showBelow();
  const mark = screen.getByRole('button', { name: 'Add Heat' });
  const card = screen.getByRole('article').element();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(mark.elements()).toHaveLength(0);
  card.scrollIntoView();
  await expect.element(mark).toBeInTheDocument();
  scrollTo(0, 0);
  await expect.element(mark).not.toBeInTheDocument();
});

it('adds them at once where a card has the focus or the pointer, and keeps them with the focus', async () => {
  const screen = await showBelow();
  const mark = () => screen.getByRole('button', { name: 'Add Heat' }).elements();
  screen.getByRole('link').element().focus({ preventScroll: true });
  await expect.poll(mark).toHaveLength(1);
  screen.getByRole('article').element().scrollIntoView();
  mark()[0]?.focus();
  scrollTo(0, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(mark()).toHaveLength(1);
});
