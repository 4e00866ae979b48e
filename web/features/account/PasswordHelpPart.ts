import { lazyPart } from '#web/platform/lazyPart.tsx';

import { PasswordAdvice } from './PasswordAdvice.tsx';

export const PasswordHelpPart = lazyPart(
  async () => (await import('./PasswordHelp.tsx')).PasswordHelp,
  PasswordAdvice,
);
