import { expect, it } from 'vitest';

import { waitOf } from './formRules.tsx';
import { failureOf } from './useForm.ts';

const said = (detail: string | null, message = 'No.') =>
  waitOf({ code: 'too-many-requests', message, detail });

it('reads errors of the client, of a thunk, and unknown ones', () => {
  const thrown = Object.assign(new Error('No.'), { code: 'invalid-credential', detail: 'Why.' });
  expect(failureOf(thrown)).toEqual({ code: 'invalid-credential', message: 'No.', detail: 'Why.' });
  expect(failureOf({ name: 'IdentityFailure', message: 'No.', code: 'timeout' })).toEqual({
    code: 'timeout',
    message: 'No.',
    detail: null,
  });
  expect(failureOf(undefined)).toMatchObject({
    code: '',
    message: 'The account service could not be reached.',
  });
  expect(failureOf({ code: 7, message: {} })).toMatchObject({ code: '' });
});

it.each([
  ['Try again in 1 second.', '1 second'],
  ['Try again in 40 seconds.', '40 seconds'],
  ['Retry after 300s', '5 minutes'],
  ['Wait 15 minutes.', '15 minutes'],
  ['Wait 2 min', '2 minutes'],
])('reads in %j that it takes %s', (detail, wait) => {
  expect(said(detail)).toBe(wait);
});

it('has no wait where none is named', () => {
  expect(said(null)).toBeNull();
  expect(said('Access has been disabled for 3 users.')).toBeNull();
});
