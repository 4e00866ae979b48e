const key = 'marquee-reloaded-from';

const entryScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/**
 * A missing part of the app may mean that a newer build is out. If the server's page names another entry script
 * than ours, reloads the page, once for each build; else changes nothing. False where the server is unreachable.
 */
export async function reloadWhenOutdated(
  entry = entryScript(),
  reload = () => location.reload(),
): Promise<boolean> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-cache' }).catch(
    () => null,
  );
  if (!answer) return false;
  try {
    if (entry === undefined || sessionStorage.getItem(key) === entry) return true;
    if (!answer.ok || (await answer.text()).includes(new URL(entry).pathname)) return true;
    sessionStorage.setItem(key, entry);
    reload();
  } catch {
    // The answer broke off, or there is no storage to remember the reload in: the page shows the error.
  }
  return true;
}
