import { paths } from '@marquee/contracts/paths.ts';

import { cx } from '#web/lib/cx.ts';
import { common } from '#web/messages/en/shell.ts';
import { title as words } from '#web/messages/en/title.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { TitleRoom } from './TitleOpen.tsx';

import text from '#web/ui/type.module.css';
import about from './TitleAbout.module.css';
import open from './TitleOpen.module.css';
import styles from './TitleStates.module.css';

/** A title page while loading, with places for its parts. */
export function TitleSkeleton({ low = false }: { low?: boolean }) {
  return (
    <div role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={cx(open.open, low && open.low)}>
        <div className={open.picture} />
        <div className={open.title}>
          <div className={cx(text.wrap, open.words, styles.name)}>
            <Skeleton shape="title" />
          </div>
        </div>
      </div>
      <div className={cx(text.wrap, about.about)}>
        <div className={about.poster}>
          <Skeleton shape="poster" />
        </div>
        <div className={about.body}>
          <Skeleton shape="short" />
          <div>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      </div>
    </div>
  );
}

type Props = {
  /** The missing thing. */
  what: string;
  /** A better place to go than the search. */
  back?: { href: string; label: string } | undefined;
};

/** The page of an address that doesn't exist. */
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
