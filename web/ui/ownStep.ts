/** A step back through the history that the app makes itself. Who writes the address in the middle of it gets lost. */
export const ownStep: { isMade: Promise<void> | undefined } = { isMade: undefined };
