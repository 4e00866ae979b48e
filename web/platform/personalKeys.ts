/** Conversations of the Ask page, which are deleted on sign-out. */
export const asksKey = 'marquee-asks';
