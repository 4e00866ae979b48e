/** Raise it when a change to the drawing should replace pictures that are already kept. */
export const engineVersion = 6;
