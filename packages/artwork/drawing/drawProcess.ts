import { drawFile, type DrawTask } from './drawFile.ts';

/** The process's answer to one task. */
export type DrawReply = { ok: true; bytes: Uint8Array } | { ok: false; reason: string };

async function replyTo(task: DrawTask): Promise<DrawReply> {
  try {
    return { ok: true, bytes: await drawFile(task) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (task: DrawTask) => {
  const reply = await replyTo(task);
  // A server that has exited needs no answer; without a callback Node would throw.
  process.send?.(reply, () => {});
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches the whole process group: the server decides when to exit.
process.on('SIGINT', () => {});
