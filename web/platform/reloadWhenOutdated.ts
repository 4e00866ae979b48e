const key = 'marquee-reloaded-from';

const entryScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

/**
 * A part of the app that is gone may mean that a newer build is out. If the server's page names another entry script
 * than ours, loads the page anew, once for each build; else leaves everything as it is. False where nobody answers.
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
    // The answer broke off, or there is no storage to remember the reload in: the page says what is wrong.
  }
  return true;
}
