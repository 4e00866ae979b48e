/** A step back through the history by the app itself. An address written in the middle of it would be lost. */
export const ownStep: { isMade: Promise<void> | undefined } = { isMade: undefined };
