/** An app on the home screen has no windows that answer it: to sign in elsewhere, its one page has to go there. */
export const leavesForProviders = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
