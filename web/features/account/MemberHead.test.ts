import { expect, it } from 'vitest';

import { avatarName, photoPath } from './MemberHead.tsx';

const origin = 'https://films.example';

it('accepts pictures of our own, written in full or as a path', () => {
  expect(photoPath(`${origin}/avatars/fox-rust.1a2b3c4d.svg`, origin)).toBe('/avatars/fox-rust.1a2b3c4d.svg');
  expect(photoPath('/avatars/fox-rust.svg', origin)).toBe('/avatars/fox-rust.svg');
  expect(avatarName('/avatars/fox-rust.1a2b3c4d.svg')).toBe('fox-rust');
});

it.each([
  null,
  '',
  'https://evil.example/avatars/x.svg',
  '//evil.example/avatars/x.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/avatars/../signin',
  'http://[',
])('shows no picture for %j', (photo) => {
  expect(photoPath(photo, origin)).toBeNull();
});
