import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef } from 'react';

import { account } from '#web/messages/en/account.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

const words = account.remove;

/** Said once, after somebody has deleted their account. */
export function AccountGone() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1}>
      <StateMessage title={words.goneTitle} actions={<ButtonLink href={paths.home}>{words.home}</ButtonLink>}>
        {words.gone}
      </StateMessage>
    </div>
  );
}
