/** Conversations of the Ask page, which go with whoever signs out. */
export const asksKey = 'marquee-asks';
