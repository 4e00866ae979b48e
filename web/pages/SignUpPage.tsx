import { paths } from '#contracts/paths.ts';
import { AuthLayout } from '#web/features/session/AuthLayout.tsx';
import { NoAccounts } from '#web/features/session/NoAccounts.tsx';
import { auth } from '#web/messages/en/auth.ts';
import { usePageHead } from '#web/platform/pageHead.ts';

export function Page() {
  const { documentTitle, description } = auth.signUp;
  usePageHead({ title: documentTitle, description, canonical: paths.signUp });
  return (
    <AuthLayout>
      <NoAccounts words={auth.signUp} other={paths.signIn} />
    </AuthLayout>
  );
}
