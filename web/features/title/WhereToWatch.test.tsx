import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import type { Rating } from '#web/api/certification.ts';
import type { WatchRegion } from '#web/api/titleModel.ts';
import { localeKey } from '#web/platform/locale.ts';

import { CertificateMark } from './CertificateMark.tsx';
import { Certificate } from './sharedFacts.tsx';
import { WhereToWatch } from './WhereToWatch.tsx';

const regions: WatchRegion[] = ['DE', 'US', 'AT'].map((region) => ({
  region,
  link: `https://www.themoviedb.org/movie/603/watch?locale=${region}`,
  ways: [{ way: 'flatrate', names: [`Kanal ${region}`] }],
}));
const country = page.getByLabelText('Region');
const services = page.getByRole('listitem');

const choose = (kept: string) => {
  document.documentElement.dataset['locale'] = kept;
};
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['locale'];
  localStorage.removeItem(localeKey);
});

describe('where to watch', () => {
  it('opens with the chosen country, and credits JustWatch there', async () => {
    choose(' AT');
    await render(<WhereToWatch regions={regions} />);
    await expect.element(services).toHaveTextContent('Stream Kanal AT');
    await expect
      .element(page.getByRole('link', { name: /JustWatch/ }))
      .toHaveAttribute('href', expect.stringContaining('locale=AT'));
  });

  it('keeps another country for this page, until it is made one’s own', async () => {
    choose(' AT');
    await render(<WhereToWatch regions={regions} />);
    await userEvent.selectOptions(country, 'Germany');
    await expect.element(services).toHaveTextContent('Stream Kanal DE');
    expect(localStorage.getItem(localeKey)).toBeNull();
    await page.getByRole('button', { name: 'Make Germany my country' }).click();
    expect(localStorage.getItem(localeKey)).toBe(' DE');
    await expect.element(page.getByRole('link', { name: 'Language and country' })).toBeVisible();
  });

  it('says so where nothing is known for the country, and shows the United States', async () => {
    choose(' JP');
    await render(<WhereToWatch regions={regions} />);
    await expect.element(page.getByText('No streaming service known in Japan.')).toBeVisible();
    await expect.element(country).toHaveValue('US');
  });

  it('is printed the same for every visitor', () => {
    choose(' AT');
    const html = renderToString(<WhereToWatch regions={regions} />);
    expect(html).toContain('Kanal US');
    expect(html.match(/<option/g)).toHaveLength(1);
  });
});

describe('the certificate', () => {
  const ratings = [
    ['US', 'PG-13'],
    ['DE', '12'],
  ] as const;

  it.each([
    [' DE', '12 (Germany)'],
    [' JP', 'PG-13 (United States)'],
  ])('is the one of the country%s, or the best known one with its country', async (kept, text) => {
    choose(kept);
    await render(<Certificate ratings={ratings} />);
    await expect.element(page.getByText(text)).toBeVisible();
  });
});

describe('the certificate under the name', () => {
  const german = ['DE', '12'] as const;
  const american = ['US', 'PG-13'] as const;
  const british = ['GB', '15'] as const;
  const mark = (...ratings: Rating[]) => <CertificateMark media="movie" ratings={ratings} />;

  it('is the one of the country that the browser names, where none was chosen', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en']);
    const { container } = await render(mark(american, german));
    await expect.poll(() => container.textContent).toBe('12');
    expect(container.querySelector('a')).toBeNull();
  });

  it('follows a chosen country before that', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en']);
    choose(' GB');
    const { container } = await render(mark(american, german, british));
    await expect.poll(() => container.textContent).toBe('15');
  });

  it('is the best known one where the country has none, and says whose it is', async () => {
    choose(' JP');
    const { container } = await render(mark(american, german));
    await expect.poll(() => container.textContent).toBe('PG-13 (United States)');
    await expect.element(page.getByRole('link')).toHaveAttribute('href', expect.stringContaining('PG-13'));
  });

  it('is printed the same for every visitor', () => {
    choose(' DE');
    expect(renderToString(mark(american, german))).toContain('PG-13');
    expect(renderToString(mark(german))).toContain('Germany');
  });
});
