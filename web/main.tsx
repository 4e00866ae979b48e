const printed = (id: string) => JSON.parse(document.getElementById(id)?.textContent || 'null');

/** Lets the browser answer the person and paint before the next part of the script is evaluated. */
const pause = () => globalThis.scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

/** Where a file doesn't arrive, the page stays what the server printed: complete, its links ordinary links. */
function arrived<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch(() => new Promise<never>(() => {}));
}

/**
 * Takes over the printed page: libraries, client, store, page and hydration are a task each, since together they would
 * keep a phone's processor for a quarter of a second. All files are on their way already (`server/pages/lateScripts.ts`).
 */
async function start(): Promise<void> {
  await arrived(import('react-dom/client'));
  await pause();
  await arrived(import('./api/client.ts'));
  await pause();
  const { openPage } = await arrived(import('./app/openPage.ts'));
  await pause();
  await openPage({ site: printed('site') ?? undefined, state: printed('state') ?? undefined, pause });
}

void start();
