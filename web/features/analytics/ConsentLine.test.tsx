import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Locator, page, userEvent } from 'vitest/browser';

import '#web/ui/base.css';
import '#web/ui/tokens.css';

import { ConsentChoice, ConsentLine, heedBrowser, useConsent } from './Consent.tsx';

const key = 'marquee-analytics';
const region = page.getByRole('region', { name: 'Counting visits' });
const yes = page.getByRole('button', { name: 'Count my visits', exact: true });
const no = page.getByRole('button', { name: 'Don’t count them' });

function Stand() {
  return <p data-testid="stand">{useConsent()}</p>;
}
const stand = page.getByTestId('stand');

/** The browser's own signal. */
const browserSays = (signal: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, signal, { value, configurable: true });

/** The answer of another tab of this browser. */
function sayElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => localStorage.removeItem(key));
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

describe('the line', () => {
  it('offers two answers that look the same, by keyboard, too', async () => {
    await render(<ConsentLine page="/" />);
    const lookOf = (button: Locator) => {
      const element = button.element();
      const { backgroundColor, color, borderColor, fontSize, fontWeight, height } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      return { backgroundColor, color, borderColor, fontSize, fontWeight, height, width };
    };
    // The pointer may still be where another test left it, on one of the two.
    await userEvent.hover(page.getByRole('link', { name: 'What is counted' }));
    await vi.waitFor(() => expect(lookOf(yes)).toEqual(lookOf(no)));
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'What is counted' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(yes).toHaveFocus();
    await userEvent.tab();
    await expect.element(no).toHaveFocus();
  });

  it.each([
    ['yes', yes, /counted from now on/],
    ['no', no, /are not counted/],
  ] as const)(
    'accepts a %s in one press, confirms it in its place, and is gone on the next page',
    async (said, button, words) => {
      const screen = await render(<ConsentLine page="/" />);
      await button.click();
      expect(localStorage.getItem(key)).toBe(said);
      const confirmed = page.getByText(words);
      await expect.element(confirmed).toHaveFocus();
      expect(yes.query()).toBeNull();
      await screen.rerender(<ConsentLine page="/top_rated" />);
      await expect.element(region).not.toBeInTheDocument();
    },
  );

  it('is not there after an earlier answer', async () => {
    localStorage.setItem(key, 'no');
    await render(<ConsentLine page="/" />);
    expect(region.query()).toBeNull();
  });

  it('goes when another tab answers', async () => {
    await render(<ConsentLine page="/" />);
    await expect.element(region).toBeVisible();
    sayElsewhere('no');
    await expect.element(region).not.toBeInTheDocument();
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)('is not there where the browser says %s', async (signal, value) => {
    browserSays(signal, value);
    await render(<ConsentLine page="/" />);
    expect(region.query()).toBeNull();
  });

  it('accepts an answer for this page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    await render(
      <>
        <ConsentLine page="/" />
        <Stand />
      </>,
    );
    await yes.click();
    await expect.element(stand).toHaveTextContent('yes');
    sayElsewhere(null);
    await expect.element(stand).toHaveTextContent('open');
  });
});

describe('the choice', () => {
  it('shows the present answer, and may be changed and withdrawn', async () => {
    await render(<ConsentChoice />);
    await expect.element(page.getByText(/You haven’t answered yet/)).toBeVisible();
    await yes.click();
    await expect.element(yes).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(/^You said yes/)).toBeVisible();
    await no.click();
    await expect.element(no).toHaveAttribute('aria-pressed', 'true');
    await expect.element(yes).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem(key)).toBe('no');
  });

  it('follows another tab', async () => {
    localStorage.setItem(key, 'yes');
    await render(<ConsentChoice />);
    await expect.element(yes).toHaveAttribute('aria-pressed', 'true');
    sayElsewhere('no');
    await expect.element(no).toHaveAttribute('aria-pressed', 'true');
  });

  it('is the browser’s where that says no, whatever was said before', async () => {
    localStorage.setItem(key, 'yes');
    browserSays('globalPrivacyControl', true);
    heedBrowser();
    await render(
      <>
        <ConsentChoice />
        <Stand />
      </>,
    );
    await expect.element(page.getByText(/Global Privacy Control/)).toBeVisible();
    expect(yes.query()).toBeNull();
    await expect.element(stand).toHaveTextContent('refused');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is printed as open, for every visitor', () => {
    browserSays('doNotTrack', '1');
    localStorage.setItem(key, 'yes');
    const html = renderToString(<ConsentChoice />);
    expect(html).toContain('You haven’t answered yet');
    expect(html).not.toContain('aria-pressed="true"');
  });

  it('is as if nothing had been said where the stored value is invalid', async () => {
    localStorage.setItem(key, '<b>yes');
    await render(<Stand />);
    await expect.element(stand).toHaveTextContent('open');
  });
});
