/** Resolves in the processor's next idle moment, at the latest after some seconds. Safari has no such callback. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 4000 });
    else setTimeout(resolve, 200);
  });

/** Runs what must not delay the next frame, behind that. */
export const afterFrame = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

/** The same, but not before the page and all that it shows at first have loaded. */
export async function whenSettled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await whenIdle();
}
