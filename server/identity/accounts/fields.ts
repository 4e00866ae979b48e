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
const unwelcome = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;

/** Null clears it. */
export function readDisplayName(given: string | null): { ok: true; displayName: string | null } | Refusal {
  const name = (given ?? '').normalize('NFC').trim();
  if (name.length > 256) return refuse('INVALID_DISPLAY_NAME', 'A name has at most 256 characters.');
  if (unwelcome.test(name)) return refuse('INVALID_DISPLAY_NAME', 'A name has visible characters only.');
  return { ok: true, displayName: name === '' ? null : name };
}

/** Null clears it. */
export function readPhotoUrl(given: string | null): { ok: true; photoUrl: string | null } | Refusal {
  const text = (given ?? '').trim();
  if (text === '') return { ok: true, photoUrl: null };
  const url = text.length <= 2048 && !unwelcome.test(text) ? URL.parse(text) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') {
    return refuse('INVALID_PHOTO_URL', 'A picture has an address that starts with http:// or https://.');
  }
  return { ok: true, photoUrl: url.href };
}
