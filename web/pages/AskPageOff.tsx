import { paths } from '#contracts/paths.ts';
import { askOff } from '#web/messages/en/askOff.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

/** There is no server that could answer: says so, and where titles are found instead. */
export function AskOff() {
  return (
    <StateMessage
      as="h1"
      title={askOff.title}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.discover('movie')}>
            {askOff.discover}
          </ButtonLink>
          <ButtonLink href={paths.search()}>{askOff.search}</ButtonLink>
        </>
      }
    >
      <p>{askOff.text}</p>
    </StateMessage>
  );
}
