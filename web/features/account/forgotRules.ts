import { authProblems } from '#web/messages/en/authProblems.ts';

import { checkEmail } from './checkFields.ts';
import { waitOf } from './failure.ts';
import type { FormRules } from './useForm.ts';

/** Messages of the form for a forgotten password. */
export const forgotRules = (failed: string): FormRules<'email'> => ({
  check: ({ email }) => {
    const wrong = checkEmail(email);
    return wrong === undefined ? {} : { email: wrong };
  },
  refused: (failure) => {
    const { code, message } = failure;
    if (code === 'invalid-email' || code === 'missing-email') return { errors: { email: message } };
    const said = code === 'too-many-requests' ? authProblems.tooMany(waitOf(failure)) : message;
    return { notice: { title: failed, words: said, canRetry: true } };
  },
});
