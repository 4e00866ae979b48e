import { paths } from '@marquee/contracts/paths.ts';

import { AccountAction } from '#web/features/account/AccountAction.tsx';
import { AuthLayout } from '#web/features/account/AuthLayout.tsx';
import { useIdentity } from '#web/features/account/useIdentity.ts';
import { actionWords } from '#web/messages/en/authAction.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

export function Page() {
  const identity = useIdentity();
  const { documentTitle, description } = actionWords;
  usePageHead({ title: documentTitle, description, canonical: paths.accountAction, robots: 'noindex' });
  return (
    <AuthLayout>
      <AccountAction identity={identity} />
    </AuthLayout>
  );
}
