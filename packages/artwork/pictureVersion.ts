import { hash } from 'node:crypto';

import { engineVersion } from './engineVersion.ts';
import { rollOf } from './pictures/rolls.ts';
import type { Sitter } from './sitterOf.ts';

/** All that a sitter's pictures are drawn from. A title's parts share the title's facts. */
function factsOf(sitter: Sitter): unknown[] {
  if (sitter.kind === 'person') {
    const { kind: _, ...person } = sitter;
    return [person];
  }
  const { subject } = sitter;
  const rolled = [rollOf(subject, 'poster'), rollOf(subject, 'backdrop')];
  return sitter.kind === 'collection' ? [subject, rolled, sitter.name] : [subject, rolled];
}

const length = 6;

/** Six characters of base 36, the same for all pictures of one title; another wherever a picture could differ. */
export function pictureVersion(sitter: Sitter): string {
  const facts = JSON.stringify([engineVersion, ...factsOf(sitter)]);
  const digest = hash('sha256', facts).slice(0, 12);
  return (Number.parseInt(digest, 16) % 36 ** length).toString(36).padStart(length, '0');
}
