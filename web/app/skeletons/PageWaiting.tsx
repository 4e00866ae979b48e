import { type ComponentType, createElement } from 'react';

import { PageLoading } from './PageLoading.tsx';

export type PageShape = 'list' | 'title';

const known: Partial<Record<PageShape, ComponentType>> = {};

/** The shapes come with what happens around a change of page: the first page is printed and needs none. */
export const addSkeletons = (skeletons: Record<PageShape, ComponentType>): void => {
  Object.assign(known, skeletons);
};

/** What stands in for a page while its chunk is on its way; the dots where its shape isn't known. */
export const PageWaiting = ({ shape }: { shape: PageShape | undefined }) =>
  createElement((shape && known[shape]) ?? PageLoading);
