/** Runs a change of page inside a View Transition where the browser has them and the person likes motion. */
export function withViewTransition(change: () => void, after: () => void): void {
  const still =
    !('startViewTransition' in document) ||
    document.visibilityState !== 'visible' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) {
    change();
    after();
    return;
  }
  const transition = document.startViewTransition(change);
  // A skipped transition still changes the page: there is nothing to fix.
  transition.ready.catch(() => {});
  transition.finished.then(after, after);
}
