import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Router } from 'wouter';

import { clearAsks } from '#web/features/ask/recentAsks.ts';

import { load, Page } from './AskPage.tsx';
import {
  aMinuteOver,
  chips,
  createAskStore,
  done,
  fargo,
  field,
  note,
  pick,
  pickNames,
  query,
  sharesSnow,
  showAskPage,
  underTwoHours,
} from './testing/askPage.tsx';

const asFargo = '/ai?q=like+Fargo%2C+under+two+hours%2C+very+Tuesday';
const parts = [fargo, underTwoHours];
const unknown = [{ start: 29, end: 41 }];
const whole = [
  query({ parts, unknown }),
  pick(1, 'A Simple Plan', { ledger: [sharesSnow, aMinuteOver] }),
  pick(2, 'Wind River'),
  note({ is: 'left-out', count: 2 }),
  chips({ is: 'change', change: 'older' }, { is: 'change', change: 'less-known' }),
  done,
];

beforeEach(async () => {
  clearAsks();
  await page.viewport(1440, 900);
});

describe('asking', () => {
  it('asks what is typed, once, and keeps the keyboard in the field', async () => {
    const { asked, history } = await showAskPage('/ai');
    await userEvent.fill(field(), '  like   Fargo, under two hours ');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({ turns: [{ say: 'like Fargo, under two hours', without: [] }] });
    expect(history).toEqual(['/ai', '/ai?q=like+Fargo%2C+under+two+hours']);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
  });

  it('shows picks as they come, and says them aloud once they are whole', async () => {
    const { asked } = await showAskPage(asFargo);
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.say(query({ parts, unknown }), pick(2, 'Wind River'));
    await expect.poll(pickNames).toEqual(['Wind River']);
    await expect.element(page.getByText(/picks\. First/)).not.toBeInTheDocument();
    asked[0]?.say(pick(1, 'A Simple Plan'), done);
    await expect.poll(pickNames).toEqual(['A Simple Plan', 'Wind River']);
    await expect.element(page.getByText('2 picks. First: A Simple Plan')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('ends a question that another one overtakes: what it still says counts for nothing', async () => {
    const { asked, navigate } = await showAskPage(asFargo);
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.say(query(), pick(1, 'A Simple Plan'));
    await expect.poll(pickNames).toEqual(['A Simple Plan']);
    navigate('/ai?q=heist');
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[0]?.isGone()).toBe(true);
    asked[1]?.say(query(), pick(1, 'The Killing'), done);
    await expect.poll(pickNames).toEqual(['The Killing']);
    asked[0]?.say(pick(1, 'Too late'), done);
    await expect.poll(pickNames).toEqual(['The Killing']);
  });

  it('knows an answer again: going back asks nothing', async () => {
    const { asked, navigate } = await showAskPage('/ai?q=snow');
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.say(query(), pick(1, 'A Simple Plan'), done);
    await expect.poll(pickNames).toEqual(['A Simple Plan']);
    navigate('/ai?q=heist');
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.say(query(), pick(1, 'The Killing'), done);
    await expect.poll(pickNames).toEqual(['The Killing']);
    navigate('/ai?q=snow');
    await expect.poll(pickNames).toEqual(['A Simple Plan']);
    expect(asked).toHaveLength(2);
  });
});

describe('an answer', () => {
  it('underlines what was understood, and says what was not', async () => {
    const { asked, history } = await showAskPage(asFargo, { printed: whole });
    await expect.element(page.getByText(/^Not understood/)).toBeVisible();
    const search = page.getByRole('link', { name: 'Search for it' });
    await expect.element(search).toHaveAttribute('href', '/search?q=very%20Tuesday');
    await page.getByRole('link', { name: 'Remove: Under 2 h' }).click();
    expect(history.at(-1)).toBe(`${asFargo}&x=runtime%2F%2F119`);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.turns).toEqual([
      { say: 'like Fargo, under two hours, very Tuesday', without: ['runtime//119'] },
    ]);
  });

  it('says what the last sentence changed', async () => {
    const wish = { slot: 'theme', entry: 'cheerful', not: false } as const;
    const printed = [query({ parts: [fargo], added: [wish], removed: [underTwoHours.wish] }), done];
    await showAskPage(`${asFargo}&q=cheerful`, { printed });
    await expect.element(page.getByText('Added: cheerful. Removed: under 2 h.')).toBeVisible();
  });

  it('says nothing of that after the first sentence', async () => {
    await showAskPage(asFargo, { printed: [query({ parts: [fargo], added: [fargo.wish] }), done] });
    await expect.element(page.getByText(/^Added/)).not.toBeInTheDocument();
  });

  it('keeps a ledger for each pick: what fits, and by how much something misses', async () => {
    await showAskPage(asFargo, { printed: whole });
    const lines = page.getByRole('listitem').filter({ hasText: 'A Simple Plan' }).getByRole('definition');
    await expect.element(lines.nth(0)).toHaveTextContent('shares snow, small town');
    await expect.element(lines.nth(1)).toHaveTextContent('2 h: a minute over');
    await expect.element(page.getByText('2 left out: seen or hidden.', { exact: true })).toBeVisible();
  });

  it('goes on from a chip and from a pick, each time by a sentence', async () => {
    const { history } = await showAskPage(asFargo, { printed: whole });
    await expect
      .element(page.getByRole('link', { name: 'Less known' }))
      .toHaveAttribute('href', `${asFargo}&q=less+known`);
    await expect
      .element(page.getByRole('link', { name: 'Not this: A Simple Plan' }))
      .toHaveAttribute('href', `${asFargo}&q=anything+but+%22A+Simple+Plan%22+%281998%29`);
    await page.getByRole('link', { name: 'Older' }).dblClick();
    expect(history).toEqual([asFargo, `${asFargo}&q=older`]);
  });

  it('is undone step by step, and started over', async () => {
    await showAskPage(`${asFargo}&q=older&x=like%2Fmovie%2F275`, { printed: whole });
    await expect
      .element(page.getByRole('link', { name: 'Undo' }))
      .toHaveAttribute('href', `${asFargo}&q=older`);
    await expect.element(page.getByRole('link', { name: 'Start over' })).toHaveAttribute('href', '/ai');
  });

  it('leads back to each sentence, and marks the one that is answered', async () => {
    await showAskPage(`${asFargo}&q=older`, { printed: whole });
    const rail = page.getByRole('complementary', { name: 'Conversation' });
    await expect.element(rail.getByRole('link', { name: /very Tuesday/ })).toHaveAttribute('href', asFargo);
    await expect.element(rail.getByRole('link', { name: /^older/ })).toHaveAttribute('aria-current', 'true');
  });

  it('changes a range in the words of the sentence', async () => {
    const { history } = await showAskPage(asFargo, { printed: whole });
    await page.getByRole('button', { name: 'Change: Under 2 h' }).click();
    await userEvent.fill(page.getByLabelText('Minutes, at most'), '100');
    await expect.element(page.getByText('New wording: at most 100 minutes')).toBeVisible();
    await page.getByRole('button', { name: 'Change it' }).click();
    expect(history.at(-1)).toBe('/ai?q=like+Fargo%2C+at+most+100+minutes%2C+very+Tuesday');
  });
});

describe('where something fails', () => {
  it('says so, keeps what was asked, and asks again', async () => {
    const { asked } = await showAskPage(asFargo);
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.refuse(400);
    await expect.element(page.getByRole('heading', { name: 'The answer did not load' })).toBeVisible();
    await expect.element(page.getByText('like').first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.say(...whole);
    await expect.poll(pickNames).toEqual(['A Simple Plan', 'Wind River']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('with a language model', () => {
  it('shows our own picks until all of its picks are here, and says whose they are', async () => {
    const { asked } = await showAskPage(asFargo, { mode: 'assisted', printed: whole });
    await expect.poll(pickNames).toEqual(['A Simple Plan', 'Wind River']);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.here).toBe(false);
    asked[0]?.say(...whole.slice(0, -1), { event: 'asking' }, query({ engine: 'model', parts }));
    await expect.element(page.getByText(/is reviewing these/)).toBeVisible();
    asked[0]?.say(pick(1, 'Wind River', { engine: 'model', reason: 'Snow, and a quiet man.' }));
    asked[0]?.say(pick(2, 'The Grey', { engine: 'model' }));
    expect(pickNames()).toEqual(['A Simple Plan', 'Wind River']);
    asked[0]?.say({ event: 'done', engine: 'model' });
    await expect.poll(pickNames).toEqual(['Wind River', 'The Grey']);
    await expect.element(page.getByText('Snow, and a quiet man.')).toBeVisible();
    await expect.element(page.getByText('Ranked with a language model')).toBeVisible();
  });

  it('keeps our own picks where the answer breaks off while the model still thinks', async () => {
    const { asked } = await showAskPage(asFargo, { mode: 'assisted' });
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.say(...whole.slice(0, -1), { event: 'asking' }, pick(1, 'The Grey', { engine: 'model' }));
    await expect.element(page.getByText(/is reviewing these/)).toBeVisible();
    asked[0]?.end();
    await expect.element(page.getByText(/could not be reached/)).toBeVisible();
    expect(pickNames()).toEqual(['A Simple Plan', 'Wind River']);
    expect(asked).toHaveLength(1);
  });

  it('sends no words where the person wants that, and says why our own picks show', async () => {
    const { asked, navigate } = await showAskPage(asFargo, { mode: 'assisted', printed: whole });
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.say(...whole.slice(0, -1), { event: 'asking' }, { event: 'fallback', reason: 'slow' });
    await expect.element(page.getByText(/took too long/)).toBeVisible();
    expect(pickNames()).toEqual(['A Simple Plan', 'Wind River']);
    await page.getByRole('switch', { name: 'Ask a language model too' }).click();
    navigate('/ai?q=heist');
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.here).toBe(true);
    await page.getByRole('switch', { name: 'Ask a language model too' }).click();
  });
});

describe('without scripts', () => {
  it('is whole: sentence, picks, ways on, and a form that carries what was said', async () => {
    const store = createAskStore({ printed: whole });
    const search = new URL(`http://app.test${asFargo}&q=older&x=years%2F1990%2F1999`).searchParams;
    await load({ dispatch: store.dispatch, pathname: '/ai', params: {}, search });
    const html = renderToString(
      <Provider store={store}>
        <Router ssrPath="/ai" ssrSearch={search.toString()}>
          <Page />
        </Router>
      </Provider>,
    );
    const printed = new DOMParser().parseFromString(html, 'text/html');
    expect([...printed.querySelectorAll('h2 a')].map((link) => link.textContent)).toContain('A Simple Plan');
    const form = printed.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/ai');
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])).toEqual([
      ['q', 'like Fargo, under two hours, very Tuesday'],
      ['q', 'older'],
      ['x', 'years/1990/1999'],
    ]);
    expect(form?.querySelector('textarea')?.name).toBe('q');
    expect(printed.querySelector('[style]')).toBeNull();
  });
});
