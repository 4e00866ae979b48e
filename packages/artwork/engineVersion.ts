/** Raise it when a change to the drawing should replace stored pictures. */
export const engineVersion = 8;
