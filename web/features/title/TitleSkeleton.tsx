import { cx } from '#web/lib/cx.ts';
import { titleSize } from '#web/lib/titleBreak.ts';
import { common } from '#web/messages/en/shell.ts';
import type { BriefTitle } from '#web/ui/briefTitle.ts';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import about from './TitleAbout.module.css';
import open from './TitleOpen.module.css';
import styles from './TitleSkeleton.module.css';

export const openingSizes = '100vw';
export const posterSizes = '(width < 640px) 7rem, 24vw';

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
          <div className={cx(text.wrap, open.words, !brief && styles.name)}>
            {brief ? (
              <>
                <h1 className={text[titleSize(brief.name)]}>{brief.name}</h1>
                {/* The line of the tagline, which nearly every title has. */}
                <p className={open.tagline} aria-hidden="true">
                  &nbsp;
                </p>
              </>
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
          <div className={about.beside}>
            {brief ? <Meta items={[brief.facts]} className={about.meta} /> : <Skeleton shape="short" />}
          </div>
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
