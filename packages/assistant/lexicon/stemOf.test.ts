import { expect, it } from 'vitest';

import { stemOf } from './stemOf.ts';

it.each([
  ['witches', 'witch'],
  ['dreaming', 'dreams'],
  ['colour', 'colors'],
  ['humour', 'humor'],
  ['theatre', 'theaters'],
  ['cosy', 'coziest'],
  ['stylised', 'stylized'],
  ['travelling', 'traveling'],
  ['mum', 'mom'],
  ['grey', 'gray'],
  ['mice', 'mouse'],
  ['spies', 'spy'],
  ['women', 'woman'],
  ['werewolves', 'werewolf'],
])('takes %j and %j for one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

it.each([
  ['animals', 'animated'],
  ['news', 'new'],
  ['university', 'universe'],
  ['aged', 'ages'],
  ['heroine', 'heroin'],
  ['kindness', 'kind'],
  ['anime', 'animation'],
  ['training', 'train'],
  ['communist', 'community'],
  ['musical', 'music'],
])('keeps %j and %j apart', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});
