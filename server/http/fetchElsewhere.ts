/**
 * `fetch` for other services. Node 24's own ends the process where a service closes its connection before the whole
 * of its answer is read (docs/decisions/070). undici is read with the first request, since most servers send none.
 */
export const fetchElsewhere: typeof fetch = async (input, init) => {
  prepared ??= prepare();
  await prepared;
  return fetch(input, init);
};

let prepared: Promise<void> | undefined;

async function prepare(): Promise<void> {
  const { Agent, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(new Agent());
}
