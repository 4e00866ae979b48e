import { paths } from '@marquee/contracts/paths.ts';

import { cx } from '#web/lib/cx.ts';
import { offline } from '#web/messages/en/pageProblem.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import button from '#web/ui/Button.module.css';

const lists = [
  [paths.watchlist, offline.watchlist],
  [paths.seen, offline.seen],
  [paths.rated, offline.rated],
  [paths.lists, offline.lists],
] as const;

/** In place of a page without a network: why, and what can be done without one. */
export function OfflineMessage() {
  return (
    <StateMessage
      as="h1"
      role="alert"
      title={offline.title}
      actions={
        <>
          {lists.map(([href, label], index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'plain'}>
              {label}
            </ButtonLink>
          ))}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a reload by a link: it needs no script */}
          <a className={cx(button.button, button.quiet)} href="">
            {offline.retry}
          </a>
        </>
      }
    >
      <p>{offline.text}</p>
      <p>{offline.back}</p>
    </StateMessage>
  );
}
