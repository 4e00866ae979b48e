import { fork } from 'node:child_process';

import type { DrawTask } from './drawFile.ts';
import type { DrawReply } from './drawProcess.ts';

/** Draws one picture at a time. */
export type Drawer = {
  /** Rejects when the drawer is lost. */
  draw: (task: DrawTask) => Promise<DrawReply>;
  isLost: () => boolean;
  /** Resolves when it has exited. */
  end: () => Promise<void>;
};

type Options = {
  /** Directory of the compile cache, kept from one start to the next. */
  cacheFolder: string;
  /** Gets the process's number as soon as it has one. */
  onStart?: (pid: number | undefined) => void;
  patienceMilliseconds?: number;
};

/**
 * A drawer in a process of its own: its memory is freed when it exits (a thread's isn't), and a crash in native code
 * ends only the drawer. It keeps the server alive only while it draws.
 */
export function startDrawer({ cacheFolder, onStart, patienceMilliseconds = 30_000 }: Options): Drawer {
  const child = fork(new URL('drawProcess.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-semi-space-size=4', '--max-old-space-size=256'],
    env: { ...process.env, NODE_COMPILE_CACHE: cacheFolder },
  });
  onStart?.(child.pid);
  let lost: Error | null = null;
  let waiting: PromiseWithResolvers<DrawReply> | null = null;
  const lose = (error: Error) => {
    lost ??= error;
    waiting?.reject(lost);
  };
  const rest = () => {
    child.unref();
    child.channel?.unref();
  };
  rest();
  const gone = Promise.withResolvers<void>();
  child.on('message', (reply: DrawReply) => waiting?.resolve(reply));
  child.on('error', (error) => {
    lose(error);
    // It never started.
    if (child.pid === undefined) gone.resolve();
  });
  child.on('exit', (code, signal) => {
    lose(new Error(`The drawer ended (${signal ?? code}).`));
    gone.resolve();
  });
  return {
    async draw(task) {
      if (lost) throw lost;
      waiting = Promise.withResolvers();
      child.ref();
      child.channel?.ref();
      child.send(task, (error) => error && lose(error));
      const timer = setTimeout(() => lose(new Error('The drawing took too long.')), patienceMilliseconds);
      try {
        return await waiting.promise;
      } finally {
        clearTimeout(timer);
        rest();
      }
    },
    isLost: () => lost !== null,
    end() {
      child.ref();
      if (child.connected) child.disconnect();
      // A stuck process ignores it.
      if (lost) child.kill('SIGKILL');
      return gone.promise;
    },
  };
}
