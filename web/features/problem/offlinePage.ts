import type { ComponentType } from 'react';

/** What stands in place of a page without a network. It comes with what happens around a change of page. */
export const offlinePage: { Message?: ComponentType } = {};
