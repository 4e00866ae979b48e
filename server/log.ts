import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const dim = (text: string) => `\u001B[2m${text}\u001B[22m`;

/** A line for people, where a terminal is watching: level, message and the rest as `key=value`. */
export function readableLine(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json) as Record<string, unknown>;
  const clock = typeof time === 'number' ? new Date(time).toISOString().slice(11, 19) : '';
  const facts = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  const stack = (err as { stack?: unknown } | undefined)?.stack;
  const line = [dim(clock), pino.levels.labels[Number(level)], msg, dim(facts.join(' '))].join(' ').trimEnd();
  return typeof stack === 'string' ? `${line}\n${dim(stack)}\n` : `${line}\n`;
}

/**
 * The server's log: JSON lines on standard output, or readable ones on a terminal.
 * No line carries a person's data: addresses are logged without their query, callers not at all.
 */
export function createLog(level: string, output: NodeJS.WriteStream): Logger {
  const readable: DestinationStream = { write: (line) => output.write(readableLine(line)) };
  return pino({ level, base: null }, output.isTTY ? readable : output);
}
