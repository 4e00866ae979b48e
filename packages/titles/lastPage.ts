/** The protocol has no pages after it. */
export const lastPage = 500;
