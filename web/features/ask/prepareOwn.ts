import { loadChunk } from '#web/platform/loadChunk.ts';

/** After an answer the connection is left to its pictures first. */
const afterMilliseconds = 10_000;

let isPrepared = false;

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Who asks once may ask again without a connection: what that takes is fetched in a quiet moment. */
export function prepareOwn(): void {
  if (isPrepared || savesData()) return;
  isPrepared = true;
  setTimeout(() => {
    loadChunk(() => import('#web/api/assistant/ownEngine.ts'))
      .then(({ prepareOwnEngine }) => prepareOwnEngine())
      .catch(() => {
        isPrepared = false;
      });
  }, afterMilliseconds);
}
