import { describe, expect, it } from 'vitest';

import { createLog, inBatches, readableLine } from './log.ts';

// eslint-disable-next-line no-control-regex -- the colours of the terminal are control characters
const plain = (text: string) => text.replace(/\u001B\[\d+m/g, '');

describe('readableLine', () => {
  it('is a clock, a level, a message and facts', () => {
    const line = readableLine('{"level":40,"time":0,"path":"/search","status":200,"msg":"slow request"}');
    expect(plain(line)).toBe('00:00:00 warn slow request path="/search" status=200\n');
  });

  it('shows where an error comes from', () => {
    const line = readableLine(
      '{"level":50,"time":0,"err":{"stack":"Error: no\\n    at here"},"msg":"failed"}',
    );
    expect(plain(line)).toBe('00:00:00 error failed\nError: no\n    at here\n');
  });
});

describe('createLog', () => {
  it('writes JSON lines where no terminal is watching, and only from its level on', () => {
    const lines: string[] = [];
    const log = createLog('warn', { isTTY: false, write: (line) => lines.push(line) > 0 });
    log.info('quiet');
    log.warn({ path: '/' }, 'loud');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, path: '/', msg: 'loud' });
  });
});

describe('inBatches', () => {
  const open = (isTTY = false) => {
    const writes: string[] = [];
    const output = inBatches({ isTTY, write: (lines) => writes.push(lines) > 0 });
    return { ...output, writes, log: createLog('debug', output) };
  };
  const messages = (written = '') =>
    written
      .trimEnd()
      .split('\n')
      .map((line): string => JSON.parse(line).msg);

  it('writes several lines at once, soon', async () => {
    const { log, writes } = open();
    for (const name of ['a', 'b', 'c']) log.info(name);
    expect(writes).toEqual([]);
    await expect.poll(() => writes.length).toBe(1);
    expect(messages(writes[0])).toEqual(['a', 'b', 'c']);
  });

  it('writes at once where a line is urgent, where many wait, and at the end', () => {
    const { log, writes, flush } = open();
    log.debug('a');
    log.warn('b');
    expect(messages(writes[0])).toEqual(['a', 'b']);
    log.info('x'.repeat(20_000));
    expect(writes).toHaveLength(2);
    log.info('c');
    flush();
    flush();
    expect(writes.slice(2).map((written) => messages(written))).toEqual([['c']]);
  });

  it('keeps no line from a terminal', () => {
    const { log, writes } = open(true);
    log.info('a');
    expect(writes).toHaveLength(1);
  });
});
