import { paths } from '@marquee/contracts/paths.ts';

import { title as words } from '#web/messages/en/title.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { TitleRoom } from './TitleRoom.tsx';

type Props = {
  /** What isn't there. */
  what: string;
  /** A better place to go than the search. */
  back?: { href: string; label: string } | undefined;
};

/** The page of an address that leads to nothing. */
export function TitleMissing({ what, back }: Props) {
  return (
    <TitleRoom>
      <StateMessage
        as="h1"
        title={what}
        actions={
          <>
            <ButtonLink variant="primary" href={back?.href ?? paths.search()}>
              {back?.label ?? words.search}
            </ButtonLink>
            <ButtonLink href={paths.home}>{words.home}</ButtonLink>
          </>
        }
      >
        <p>{words.missingText}</p>
      </StateMessage>
    </TitleRoom>
  );
}
