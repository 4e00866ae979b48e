/** The width from which on the panel itself has room. */
export const desk = '(width >= 1024px)';
