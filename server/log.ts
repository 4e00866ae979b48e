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

/**
 * The server's log: JSON lines on standard output, or readable ones on a terminal.
 * No line carries a person's data: requests are logged by the pattern of their address, callers by a keyed hash.
 */
export function createLog(level: string, output: Output): Logger {
  const readable: DestinationStream = { write: (line) => output.write(readableLine(line)) };
  return pino({ level, base: null }, output.isTTY ? readable : output);
}
