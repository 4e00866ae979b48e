import { readName } from '@marquee/contracts/visibleText.ts';

import { type Refusal, refuse, type RefusalCode } from './refusal.ts';

type Given = string | null | undefined;

/** What browsers take in a field for e-mail addresses. */
const emailPattern =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** In lower case, or null where it can't be an address. */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= 256 && emailPattern.test(email) ? email : null;
}

/** The address, or why it isn't one. */
export function requireEmail(
  given: Given,
  codes: { missing: RefusalCode; invalid: RefusalCode } = {
    missing: 'MISSING_EMAIL',
    invalid: 'INVALID_EMAIL',
  },
): { ok: true; email: string } | Refusal {
  if (!given) return refuse(codes.missing);
  const email = readEmail(given);
  return email === null ? refuse(codes.invalid) : { ok: true, email };
}

/** Control characters, halves of characters, and those that turn the direction of what follows. */
const unwelcome = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

/** Null clears it. */
export function readDisplayName(given: string | null): { ok: true; displayName: string | null } | Refusal {
  if (given === null || given === '') return { ok: true, displayName: null };
  if (given.length > 256) return refuse('INVALID_DISPLAY_NAME', 'A name has at most 256 characters.');
  const displayName = unwelcome.test(given) ? null : readName(given);
  return displayName === null
    ? refuse('INVALID_DISPLAY_NAME', 'A name has visible characters only.')
    : { ok: true, displayName };
}

/** Null clears it. As in the protocol, any text but addresses of other kinds: check it before showing it. */
export function readPhotoUrl(given: string | null): { ok: true; photoUrl: string | null } | Refusal {
  const text = (given ?? '').trim();
  const scheme = URL.parse(text)?.protocol;
  const isWeb = scheme === undefined || scheme === 'http:' || scheme === 'https:';
  if (!isWeb || text.length > 2048 || unwelcome.test(text)) {
    return refuse('INVALID_PHOTO_URL', 'A picture has an address of the web of at most 2,048 characters.');
  }
  return { ok: true, photoUrl: text === '' ? null : text };
}
