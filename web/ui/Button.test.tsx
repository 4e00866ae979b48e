import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { BareButton } from './Button.tsx';

/** As the document's head script does, from before the first paint on. */
const note = (event: Event) => {
  window.latestPress = event;
};

let root: Root | undefined;
const play = vi.fn<() => void>();

function Player({ isOurs = true }: { isOurs?: boolean }) {
  return (
    <>
      <BareButton {...(isOurs && { onClick: play })}>
        <b>Play</b>
      </BareButton>
      <BareButton>Stop</BareButton>
    </>
  );
}

/** Effects of children run before those of their parents. */
function Taken({ told, children }: { told: () => void; children: ReactNode }) {
  useEffect(told, [told]);
  return children;
}

/** The page as the server prints it, before any script. */
function print(page = <Player />) {
  addEventListener('click', note, { capture: true });
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(page);
  document.body.append(holder);
  const [button, other] = holder.querySelectorAll('button');
  if (!button || !other) throw new Error('no buttons');
  const hydrate = () =>
    new Promise<void>((told) => {
      root = hydrateRoot(
        holder,
        <StrictMode>
          <Taken told={told}>{page}</Taken>
        </StrictMode>,
      );
    });
  return { button, other, hydrate };
}

afterEach(() => {
  root?.unmount();
  removeEventListener('click', note, { capture: true });
  delete window.latestPress;
  play.mockReset();
  document.body.replaceChildren();
});

it('counts a press that came before its script, once', async () => {
  const { button, hydrate } = print();
  button.querySelector('b')?.click();
  expect(play).not.toHaveBeenCalled();
  await hydrate();
  expect(play).toHaveBeenCalledOnce();
  button.click();
  expect(play).toHaveBeenCalledTimes(2);
});

it('forgets a press when something else was pressed after it', async () => {
  const { button, other, hydrate } = print();
  button.click();
  other.click();
  await hydrate();
  expect(play).not.toHaveBeenCalled();
});

it('counts a press during hydration once', async () => {
  const { button, hydrate } = print();
  let taken: Promise<void> | undefined;
  addEventListener('click', () => (taken ??= hydrate()), { once: true, capture: true });
  // While `click()` is under way another one is ignored, unlike in a person's press.
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await taken;
  expect(play).toHaveBeenCalledOnce();
});

it('leaves a press alone that the browser has answered', async () => {
  const page = (
    <>
      <BareButton popoverTarget="menu">Menu</BareButton>
      <BareButton>Other</BareButton>
      <p id="menu" popover="auto">
        Dark
      </p>
    </>
  );
  const { button, hydrate } = print(page);
  button.click();
  const isShown = () => document.querySelector('#menu')?.matches(':popover-open');
  expect(isShown()).toBe(true);
  await hydrate();
  expect(isShown()).toBe(true);
});
