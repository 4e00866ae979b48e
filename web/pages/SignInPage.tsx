import { paths } from '#contracts/paths.ts';
import { AuthLayout } from '#web/features/session/AuthLayout.tsx';
import { NoAccounts } from '#web/features/session/NoAccounts.tsx';
import { auth } from '#web/messages/en/auth.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

export function Page() {
  const { documentTitle, description } = auth.signIn;
  usePageHead({ title: documentTitle, description, canonical: paths.signIn });
  return (
    <AuthLayout>
      <NoAccounts words={auth.signIn} other={paths.signUp} />
    </AuthLayout>
  );
}
