import type { ProviderId } from '@marquee/contracts/identity/providers.ts';

import { methodName, providerWords } from '#web/messages/en/authProviders.ts';

import { providerNotice } from './providerNotice.ts';
import type { FormRules } from './useForm.ts';

const words = providerWords.account;

/** What a form says that has somebody prove by a provider who they are. */
export const provenByProvider = (provider: ProviderId, failed: string): FormRules<never> => ({
  check: () => ({}),
  refused: (failure) => {
    const notice = providerNotice(provider, failure, null);
    if (notice === null) return {};
    const own: Readonly<Record<string, string>> = {
      'user-mismatch': words.otherPerson(methodName(provider)),
      'popup-blocked': words.blocked,
      // Who is asked here may have no password.
      'internal-error': words.scriptBlocked,
    };
    return { notice: { ...notice, title: failed, words: own[failure.code] ?? notice.words } };
  },
});
