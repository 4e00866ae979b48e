import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { deviceValue, keepDeviceValue, useDeviceValue } from './deviceValue.ts';

const key = 'marquee-test';

function Shown() {
  return <p>{useDeviceValue(key) ?? 'nothing'}</p>;
}

afterEach(() => {
  vi.restoreAllMocks();
  keepDeviceValue(key, null);
});

describe('a value on this device', () => {
  it('is kept, shown wherever it is used, and forgotten', async () => {
    await render(<Shown />);
    await expect.element(page.getByText('nothing')).toBeVisible();
    expect(keepDeviceValue(key, 'a choice')).toBe(true);
    await expect.element(page.getByText('a choice')).toBeVisible();
    expect(localStorage.getItem(key)).toBe('a choice');
    keepDeviceValue(key, null);
    await expect.element(page.getByText('nothing')).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('follows another tab', async () => {
    await render(<Shown />);
    localStorage.setItem(key, 'from there');
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'from there' }));
    await expect.element(page.getByText('from there')).toBeVisible();
  });

  it('lasts for this page where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(deviceValue(key)).toBeNull();
    expect(keepDeviceValue(key, 'a choice')).toBe(false);
    expect(deviceValue(key)).toBe('a choice');
  });
});
