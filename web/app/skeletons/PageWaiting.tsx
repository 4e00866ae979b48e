import { type ComponentType, Fragment } from 'react';

import { LoadingDots } from '#web/ui/LoadingDots.tsx';

import styles from './PageWaiting.module.css';

export type PageShape = 'list' | 'title';

const known: Partial<Record<PageShape, ComponentType>> = {};

/** The shapes come with what happens around a change of page: the first page is printed and needs none. */
export const addSkeletons = (skeletons: Record<PageShape, ComponentType>): void => {
  Object.assign(known, skeletons);
};

/** Replaces a page while its chunk is loading: the dots, over the page's shape where that is known. */
export function PageWaiting({ shape }: { shape: PageShape | undefined }) {
  const Skeleton = (shape && known[shape]) ?? Fragment;
  return (
    <>
      <Skeleton />
      <div className={styles.area}>
        <LoadingDots />
      </div>
    </>
  );
}
