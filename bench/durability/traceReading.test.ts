import { expect, it } from 'vitest';

import { injectedIn, orderIn } from './traceReading.ts';

const change = '12  pwrite64(22, "page"..., 4096, 24) = 4096';
const synced = '12  fdatasync(22)                     = 0';
const failed = '12  fdatasync(22)                     = -1 EIO (Input/output error) (INJECTED)';
const answered = '9   writev(27, [{iov_base="HTTP/1.1 200 OK\\r\\n"..., iov_len=613}], 1) = 613';
const refused = '9   writev(27, [{iov_base="HTTP/1.1 503 Service Unavail"..., iov_len=613}], 1) = 613';
const read = (...lines: string[]) => orderIn(lines.join('\n'));

it('passes an answer that comes after the sync of what was changed', () => {
  expect(read(change, change, synced, answered)).toEqual({ acknowledged: 1, unsynced: 0 });
  expect(
    read(change, '12  fdatasync(22 <unfinished ...>', '12  <... fdatasync resumed>) = 0', answered),
  ).toEqual({ acknowledged: 1, unsynced: 0 });
});

it.each([
  ['before it', [change, answered, synced]],
  ['without one', [change, answered]],
  ['after one that failed', [change, failed, answered]],
  ['after one of the write before', [change, synced, answered, answered]],
  ['after one that came before the last change', [change, synced, change, answered]],
  ['while it has only begun', [change, '12  fdatasync(22 <unfinished ...>', answered]],
])('counts an answer %s', (_, lines) => {
  expect(read(...lines).unsynced).toBe(1);
});

it('leaves out answers that confirm nothing, and counts injected errors', () => {
  expect(read(change, failed, refused)).toEqual({ acknowledged: 0, unsynced: 0 });
  expect(injectedIn(`${change}\n${failed}\n${failed}`)).toBe(2);
});
