import { auth } from '#web/messages/en/auth.ts';

/** Shown below a field for a new password until more is known. */
export const PasswordAdvice = () => <p>{auth.advice}</p>;
