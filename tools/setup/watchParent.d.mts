export function watchParent(onGone: () => void, environment?: NodeJS.ProcessEnv): void;
