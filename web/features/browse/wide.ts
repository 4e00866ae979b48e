/** The width from which on the panel itself has room. */
export const wide = '(width >= 1024px)';
