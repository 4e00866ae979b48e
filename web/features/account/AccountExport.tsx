import { paths } from '@marquee/contracts/paths.ts';

import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

import { AccountPart } from './AccountPart.tsx';

const words = account.data;

/** The way to a copy of all that somebody keeps. */
export function AccountExport() {
  return (
    <AccountPart title={words.title} lead={readSite().server ? words.text : words.serverless}>
      <div>
        <ButtonLink href={paths.bringLibrary}>{words.link}</ButtonLink>
      </div>
    </AccountPart>
  );
}
