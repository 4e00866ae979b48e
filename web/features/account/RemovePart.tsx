import { useState } from 'react';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';
import { Button } from '#web/ui/Button.tsx';

import { AccountPart } from './AccountPart.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

const words = account.remove;

/** The end of the account. */
export function RemovePart({ client, onDeleted }: { client: IdentityClient; onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPart title={words.title} lead={readSite().server ? words.text : words.serverless}>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      {isOpen && <DeleteDialog client={client} onDeleted={onDeleted} onLeave={() => setOpen(false)} />}
    </AccountPart>
  );
}
