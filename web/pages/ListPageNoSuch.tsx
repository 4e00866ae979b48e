import { listPage } from '#web/messages/en/listPage.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import text from '#web/ui/type.module.css';

type NoSuchPageProps = {
  /** Where the list begins. */
  path: string;
  /** What the address says. */
  asked: string;
  /** The last page there is, where that is known. */
  last: number | null;
};

/** `?page=` names something that isn't a page of this list. */
export function NoSuchPage({ path, asked, last }: NoSuchPageProps) {
  const { documentTitle, title, text: words, first } = listPage.noPage;
  usePageHead({ title: documentTitle, description: words(last), canonical: path, robots: 'noindex' });
  return (
    <div className={text.wrap}>
      <StateMessage
        as="h1"
        title={title(asked)}
        actions={
          <ButtonLink variant="primary" href={path}>
            {first}
          </ButtonLink>
        }
      >
        <p>{words(last)}</p>
      </StateMessage>
    </div>
  );
}
