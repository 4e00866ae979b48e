import { providerWords, waysTogether } from '#web/messages/en/authProviders.ts';

import { AccountPart } from './AccountPart.tsx';

const words = providerWords.account;

type ProviderPartProps = {
  /** Without the password. */
  methods: readonly string[];
  hasPassword: boolean;
  email: string | null;
};

/** By whom else somebody signs in. */
export function ProviderPart({ methods, hasPassword, email }: ProviderPartProps) {
  const ways = waysTogether(methods);
  return (
    <AccountPart title={words.title} lead={hasPassword ? words.too(ways) : words.only(ways, email)}>
      {null}
    </AccountPart>
  );
}
