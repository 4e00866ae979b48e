import { type ComponentType, Fragment } from 'react';

import { type BriefTitle, useBriefTitle } from '#web/ui/briefTitle.ts';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';

import styles from './PageWaiting.module.css';

export type PageShape = 'list' | 'title';

type Skeletons = Record<PageShape, ComponentType> & {
  brief: ComponentType<{ brief: Required<BriefTitle> }>;
};

const known: Partial<Skeletons> = {};

/** The shapes come with what happens around a change of page: the first page is printed and needs none. */
export const addSkeletons = (skeletons: Skeletons): void => {
  Object.assign(known, skeletons);
};

/**
 * Replaces a page while its chunk is loading: the dots, over the page's shape where that is known, or what the
 * followed link knew of the title.
 */
export function PageWaiting({ shape }: { shape: PageShape | undefined }) {
  const brief = useBriefTitle();
  const Skeleton = (shape && known[shape]) ?? Fragment;
  if (shape === 'title' && brief && known.brief) return <known.brief brief={brief} />;
  return (
    <>
      <Skeleton />
      <div className={styles.area}>
        <LoadingDots />
      </div>
    </>
  );
}
