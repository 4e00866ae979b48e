/** A home-screen app gets no answers from other windows: to sign in by a provider, its one page has to go there. */
export const leavesForProviders = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
