import { afterEach, expect, it, vi } from 'vitest';

import { chooseTheme, currentTheme, subscribeToTheme } from './theme.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

it('is dark until a choice is made', () => {
  expect(currentTheme()).toBe('dark');
});

it('shows and keeps the choice, and notifies listeners', () => {
  const changed = vi.fn<() => void>();
  const stop = subscribeToTheme(changed);
  chooseTheme('light');
  expect(currentTheme()).toBe('light');
  expect(localStorage.getItem('marquee-theme')).toBe('light');
  expect(changed).toHaveBeenCalledOnce();
  stop();
});

it('lasts for the page where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseTheme('light');
  expect(currentTheme()).toBe('light');
});

it('follows a choice made in another tab, and distrusts what it finds there', () => {
  const stop = subscribeToTheme(() => {});
  dispatchEvent(new StorageEvent('storage', { key: 'marquee-theme', newValue: 'system' }));
  expect(currentTheme()).toBe('system');
  dispatchEvent(new StorageEvent('storage', { key: 'marquee-theme', newValue: 'mauve' }));
  expect(currentTheme()).toBe('dark');
  stop();
});
