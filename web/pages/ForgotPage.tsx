import { paths } from '@marquee/contracts/paths.ts';

import { AuthLayout } from '#web/features/account/AuthLayout.tsx';
import { ForgotForm } from '#web/features/account/ForgotForm.tsx';
import { useIdentity } from '#web/features/account/useIdentity.ts';
import { forgotWords as words } from '#web/messages/en/signIn.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

export function Page() {
  const identity = useIdentity();
  const { documentTitle, description } = words;
  usePageHead({ title: documentTitle, description, canonical: paths.forgot, robots: 'noindex' });
  return (
    <AuthLayout>
      <ForgotForm
        send={async (email) => (await identity()).sendPasswordReset(email)}
        prepare={() => void identity().catch(() => {})}
      />
    </AuthLayout>
  );
}
