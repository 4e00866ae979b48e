/** Behind it the protocol has no pages. */
export const lastPage = 500;
