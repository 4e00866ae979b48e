import { paths } from '@marquee/contracts/paths.ts';

import { cx } from '#web/lib/cx.ts';
import { titleSize } from '#web/lib/titleBreak.ts';
import { common } from '#web/messages/en/shell.ts';
import { title as words } from '#web/messages/en/title.ts';
import type { BriefTitle } from '#web/ui/briefTitle.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { posterSizes } from './TitleAbout.tsx';
import { openingSizes, TitleRoom } from './TitleOpen.tsx';

import text from '#web/ui/type.module.css';
import about from './TitleAbout.module.css';
import open from './TitleOpen.module.css';
import styles from './TitleStates.module.css';

type TitleSkeletonProps = {
  low?: boolean;
  /** What is known of it already: that stands in its final place. */
  brief?: Required<BriefTitle> | null;
};

/** A title page while loading, with places for its parts. */
export function TitleSkeleton({ low = false, brief = null }: TitleSkeletonProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{common.loading}</span>
      </VisuallyHidden>
      <div className={cx(open.open, low && open.low)}>
        {brief?.backdrop ? (
          <Picture
            className={open.picture}
            path={brief.backdrop}
            kind="backdrop"
            sizes={openingSizes}
            priority
          />
        ) : (
          <div className={open.picture} />
        )}
        <div className={open.title} {...(brief && { 'data-on-picture': '' })}>
          <div className={cx(text.wrap, open.words, brief ? open.bare : styles.name)}>
            {brief ? (
              <h1 className={text[titleSize(brief.name)]}>{brief.name}</h1>
            ) : (
              <Skeleton shape="title" />
            )}
          </div>
        </div>
      </div>
      <div className={cx(text.wrap, about.about)}>
        <div className={about.poster}>
          {brief ? (
            <Plate titlePoster>
              <Picture path={brief.poster} kind="poster" sizes={posterSizes} eager />
            </Plate>
          ) : (
            <Skeleton shape="poster" />
          )}
        </div>
        <div className={about.body}>
          {brief ? <Meta items={[brief.facts]} className={about.meta} /> : <Skeleton shape="short" />}
          <div>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      </div>
    </>
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
