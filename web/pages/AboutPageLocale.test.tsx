import { embeddedSite } from '@marquee/contracts/site.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { setSite } from '#web/lib/site.ts';
import { followOtherTabs, localeKey, useRegion } from '#web/platform/locale.ts';

import { LocaleChoices } from './AboutPageLocale.tsx';

function Region() {
  return <p data-testid="region">{useRegion()}</p>;
}

const language = page.getByLabelText('Language of titles and texts');
const country = page.getByLabelText('Country', { exact: true });
const region = page.getByTestId('region');

beforeEach(() => {
  setSite({ ...embeddedSite, content: 'tmdb' });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'de-AT', 'en-GB']);
});
afterEach(() => {
  vi.restoreAllMocks();
  setSite(embeddedSite);
  delete document.documentElement.dataset['locale'];
  localStorage.removeItem(localeKey);
});

describe('the choice of language and country', () => {
  it('begins with English and the country that the browser names', async () => {
    await render(
      <>
        <LocaleChoices />
        <Region />
      </>,
    );
    await expect.element(language).toHaveDisplayValue('English');
    await expect.element(country).toHaveDisplayValue('From your browser: Austria');
    await expect.element(region).toHaveTextContent('AT');
  });

  it('counts at once, is kept, and forgotten when taken back', async () => {
    await render(
      <>
        <LocaleChoices />
        <Region />
      </>,
    );
    await userEvent.selectOptions(country, 'Japan');
    await expect.element(region).toHaveTextContent('JP');
    expect(localStorage.getItem(localeKey)).toBe(' JP');
    await userEvent.selectOptions(language, 'German · Deutsch');
    expect(localStorage.getItem(localeKey)).toBe('de-DE JP');
    await userEvent.selectOptions(country, '');
    await userEvent.selectOptions(language, 'English');
    await expect.element(region).toHaveTextContent('AT');
    expect(localStorage.getItem(localeKey)).toBeNull();
  });

  it('follows another tab', async () => {
    followOtherTabs();
    await render(<LocaleChoices />);
    dispatchEvent(new StorageEvent('storage', { key: localeKey, newValue: 'fr-CA CA' }));
    await expect.element(country).toHaveDisplayValue('Canada');
    await expect.element(language).toHaveValue('fr-CA');
  });

  it('lasts for this page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await render(<Region />);
    await render(<LocaleChoices />);
    await userEvent.selectOptions(country, 'Brazil');
    await expect.element(region).toHaveTextContent('BR');
  });

  it('is as if nothing had been chosen where the stored value is invalid', async () => {
    document.documentElement.dataset['locale'] = '<b> ZZ9';
    await render(<LocaleChoices />);
    await expect.element(language).toHaveDisplayValue('English');
    await expect.element(country).toHaveDisplayValue('From your browser: Austria');
  });

  it('offers no language where all texts are English', async () => {
    setSite(embeddedSite);
    await render(<LocaleChoices />);
    await expect.element(country).toBeVisible();
    expect(language.query()).toBeNull();
  });

  it('prints no name that a browser might know otherwise', () => {
    expect(renderToString(<LocaleChoices />)).not.toMatch(/Deutsch|Austria|Japan/);
  });
});
