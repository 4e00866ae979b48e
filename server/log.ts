import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

type LogLine = {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string };
  [fact: string]: unknown;
};

const dim = (text: string) => `\u001B[2m${text}\u001B[22m`;

/** A line for people, where a terminal is watching: level, message and the rest as `key=value`. */
export function readableLine(json: string): string {
  const { level, time, msg, err, ...rest }: LogLine = JSON.parse(json);
  const clock = new Date(time).toISOString().slice(11, 19);
  const facts = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  const parts = [
    dim(clock),
    pino.levels.labels[level],
    msg,
    ...(facts.length > 0 ? [dim(facts.join(' '))] : []),
  ];
  return [parts.join(' '), ...(err?.stack === undefined ? [] : [dim(err.stack)]), ''].join('\n');
}

type Output = { isTTY?: boolean; write: (line: string) => boolean };

const batchLength = 16 * 1024;
const batchMilliseconds = 100;
/** From a warning on. */
const isUrgent = (line: string) => !/^\{"level":[1-3]0,/.test(line);

/**
 * Writes lines some at a time, since each write wakes up who reads them, which costs more than the line itself. Warnings
 * and worse are written at once, and so is everything to a terminal.
 */
export function inBatches(output: Output): Output & { flush: () => void } {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const written = lines;
    lines = '';
    if (written !== '') output.write(written);
  };
  return {
    isTTY: output.isTTY ?? false,
    flush,
    write: (line) => {
      lines += line;
      if (output.isTTY || isUrgent(line) || lines.length >= batchLength) flush();
      else timer ??= setTimeout(flush, batchMilliseconds).unref();
      return true;
    },
  };
}

/**
 * The server's log: JSON lines on standard output, or readable ones on a terminal.
 * No line carries a person's data: requests are logged by the pattern of their address, callers by a keyed hash.
 */
export function createLog(level: string, output: Output): Logger {
  const readable: DestinationStream = { write: (line) => output.write(readableLine(line)) };
  return pino({ level, base: null }, output.isTTY ? readable : output);
}
