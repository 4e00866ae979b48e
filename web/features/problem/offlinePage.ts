import type { ComponentType } from 'react';

/** The replacement of a page without a network. It is loaded with what handles a change of page. */
export const offlinePage: { Message?: ComponentType } = {};
