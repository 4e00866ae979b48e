import { paths } from '@marquee/contracts/paths.ts';

import { pathWithReturn } from '#web/lib/returnPath.ts';
import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

const words = account.guest;

/** Nobody is signed in: what an account is for, and the ways to one. */
export function AccountGuest() {
  return (
    <StateMessage
      title={words.title}
      actions={
        <>
          <ButtonLink variant="primary" href={pathWithReturn(paths.signIn, paths.account)}>
            {words.signIn}
          </ButtonLink>
          <ButtonLink href={pathWithReturn(paths.signUp, paths.account)}>{words.signUp}</ButtonLink>
        </>
      }
    >
      {readSite().server ? words.text : words.serverless}
    </StateMessage>
  );
}
