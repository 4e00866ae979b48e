import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

import { hintedPhoto, keepSessionHint } from './keepSessionHint.ts';
import { asksKey } from './personalKeys.ts';
import {
  mayHaveSession,
  readSessionHint,
  type SessionHint,
  sessionHintKey,
  useSessionHint,
} from './sessionHint.ts';

const ines: SessionHint = { v: 1, uid: 'u1', name: 'Ines', photo: '/avatars/owl.svg' };
const avatar = () => document.documentElement.style.getPropertyValue('--avatar');

beforeEach(() => {
  vi.restoreAllMocks();
  keepSessionHint(null);
});

it('keeps who seems to be signed in, and shows it on the document', async () => {
  const { result } = await renderHook(() => useSessionHint());
  expect(result.current).toBeNull();
  expect(mayHaveSession()).toBe(false);

  keepSessionHint(ines);
  expect(readSessionHint()).toEqual(ines);
  expect(mayHaveSession()).toBe(true);
  expect(document.documentElement.dataset['session']).toBe('in');
  expect(avatar()).toBe('url("/avatars/owl.svg")');
  await vi.waitFor(() => expect(result.current).toEqual(ines));

  keepSessionHint({ ...ines, photo: null });
  expect(avatar()).toBe('');

  keepSessionHint(null);
  expect(readSessionHint()).toBeNull();
  expect(mayHaveSession()).toBe(false);
  expect(document.documentElement.dataset).not.toHaveProperty('session');
  await vi.waitFor(() => expect(result.current).toBeNull());
});

it('deletes questions on this device at a sign-out, and nothing of a guest or of the device', () => {
  localStorage.setItem(asksKey, '["q=a"]');
  localStorage.setItem('marquee-theme', 'dark');
  keepSessionHint(null);
  expect(localStorage.getItem(asksKey)).toBe('["q=a"]');
  keepSessionHint(ines);
  expect(localStorage.getItem(asksKey)).toBe('["q=a"]');
  keepSessionHint(null);
  expect(localStorage.getItem(asksKey)).toBeNull();
  expect(localStorage.getItem('marquee-theme')).toBe('dark');
  localStorage.clear();
});

it.each(['', '{', 'null', '{"v":2,"uid":"u1"}', '7'])('reads %j as no user', (text) => {
  localStorage.setItem(sessionHintKey, text);
  expect(readSessionHint()).toBeNull();
});

it('keeps it in the tab where local storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  keepSessionHint(ines);
  expect(localStorage.getItem(sessionHintKey)).toBeNull();
  expect(mayHaveSession()).toBe(true);
  expect(readSessionHint()).toEqual(ines);
  keepSessionHint(null);
  expect(mayHaveSession()).toBe(false);
});

it('leaves the question to the identity library where storage is closed', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Closed.', 'SecurityError');
  });
  expect(mayHaveSession()).toBe(true);
});

it.each([
  ['https://films.example/avatars/owl.3.svg', '/avatars/owl.3.svg'],
  ['/avatars/owl.svg', '/avatars/owl.svg'],
  ['https://pictures.example/a.png?size=2', 'https://pictures.example/a.png?size=2'],
  ['https://pictures.example/a b"c.png', 'https://pictures.example/a%20b%22c.png'],
  ['/.//pictures.example/a.png', null],
  ['http://plain.example/a.png', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,x', null],
  ['//pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://[', null],
  [null, null],
])('names the picture %j as %j', (address, expected) => {
  expect(hintedPhoto(address, 'https://films.example')).toBe(expected);
});
