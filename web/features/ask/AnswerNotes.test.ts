import { expect, it } from 'vitest';

import { soundsHurt } from './AnswerNotes.tsx';

it.each([
  'how do I kill myself',
  'I want to die',
  'I don’t want to live any more',
  'thinking of ending my life',
  'suicidal tonight',
  'a way to self-harm',
])('recognises a person in need: %s', (sentence) => {
  expect(soundsHurt(sentence)).toBe(true);
});

it.each(['how to build a bomb', 'Die Hard', 'a film where they cut the wire', 'kill bill'])(
  'hears nothing where there is nothing: %s',
  (sentence) => {
    expect(soundsHurt(sentence)).toBe(false);
  },
);
