import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { download } from './download.ts';
import { fetchExports } from './fetchExports.ts';
import { packed, startExportServer } from './testing/exportServer.ts';

const limits = { idle: 300, whole: 5000, bytes: 100_000 };
const now = new Date('2026-11-22T07:30:00Z');
const lists = (day: string) =>
  new Map([
    [`movie_ids_${day}.json.gz`, packed([{ id: 603, original_title: 'The Matrix', popularity: 60 }])],
    [
      `tv_series_ids_${day}.json.gz`,
      packed([{ id: 1399, original_name: 'Game of Thrones', popularity: 90 }]),
    ],
    [
      `person_ids_${day}.json.gz`,
      packed([
        { id: 6384, name: 'Keanu Reeves', popularity: 40.5 },
        { id: 1, name: 'Somebody Else', popularity: 0.01 },
        { id: 2, name: 'Carrie-Anne Moss', popularity: 20 },
      ]),
    ],
  ]);

let folder = '';
let host: Awaited<ReturnType<typeof startExportServer>>;
const files = new Map<string, Buffer>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-exports-'));
  files.clear();
  host = await startExportServer(files);
});
afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (day: string) => {
  for (const [name, body] of lists(day)) files.set(name, body);
};
const said: string[] = [];
const fetchNow = (at = now) =>
  fetchExports({
    settings: { TMDB_EXPORTS_URL: host.url },
    directory: folder,
    now: at,
    say: (text) => said.push(text),
    mostPeople: 2,
    limits,
  });

describe('the lists of a day', () => {
  it("are today's where they are out", async () => {
    put('11_22_2026');
    const names = [...lists('11_22_2026').keys()];
    const files = names.map((name) => join(folder, name));
    expect(await fetchNow()).toEqual({ ok: true, isNew: true, files });
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  it("are yesterday's where they aren't, and make room for newer ones", async () => {
    put('11_21_2026');
    expect(await fetchNow()).toMatchObject({ ok: true, isNew: true });
    expect(host.asked.slice(0, 2)).toEqual(['movie_ids_11_22_2026.json.gz', 'movie_ids_11_21_2026.json.gz']);
    put('11_22_2026');
    expect(await fetchNow()).toMatchObject({ ok: true, isNew: true });
    expect(readdirSync(folder).sort()).toEqual([...lists('11_22_2026').keys()].sort());
    host.asked.length = 0;
    expect(await fetchNow()).toMatchObject({ ok: true, isNew: false });
    expect(host.asked).toEqual([]);
  });

  it('contain the best known people only', async () => {
    put('11_22_2026');
    await fetchNow();
    const people = gunzipSync(readFileSync(join(folder, 'person_ids_11_22_2026.json.gz'))).toString();
    expect(people).toContain('Keanu');
    expect(people).toContain('Carrie-Anne');
    expect(people).not.toContain('Somebody');
  });

  it('that are missing are named', async () => {
    expect(await fetchNow()).toEqual({
      ok: false,
      problem: "movie_ids_11_21_2026.json.gz can't be loaded: it was answered with 403.",
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are asked for once where there is no answer', async () => {
    await host.close();
    expect(await fetchNow()).toMatchObject({ ok: false, problem: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('a download', () => {
  const file = () => join(folder, 'list.json.gz');
  const load = () => download({ url: `${host.url}/list.json.gz`, file: file(), limits });
  const body = Buffer.alloc(50_000, 'x');
  const breakOff = () =>
    host.answerWith((response, whole) => {
      response.writeHead(200, { 'content-length': whole.length });
      response.write(whole.subarray(0, 20_000));
      // What is still on its way when the line breaks may be lost.
      const isKept = () => statSync(`${file()}.part`, { throwIfNoEntry: false })?.size === 20_000;
      void vi.waitUntil(isKept, { timeout: 30_000, interval: 5 }).then(() => response.destroy());
    });

  it('that was interrupted is resumed', async () => {
    files.set('list.json.gz', body);
    breakOff();
    expect(await load()).toMatchObject({ ok: false });
    expect(readdirSync(folder)).toEqual(['list.json.gz.part']);
    host.answerWith((response, whole, range) => {
      const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1]);
      response.writeHead(206, { 'content-length': whole.length - from }).end(whole.subarray(from));
    });
    expect(await load()).toEqual({ ok: true });
    expect(host.asked.at(-1)).toBe('list.json.gz bytes=20000-');
    expect(readFileSync(file()).equals(body)).toBe(true);
  });

  it('restarts where it cannot be resumed', async () => {
    files.set('list.json.gz', body);
    breakOff();
    await load();
    host.answerWith(null);
    expect(await load()).toEqual({ ok: true });
    expect(readFileSync(file()).equals(body)).toBe(true);
  });

  it('is given up where nothing comes, and where too much does', async () => {
    files.set('list.json.gz', body);
    host.answerWith(() => {});
    expect(await load()).toEqual({ ok: false, status: null, problem: 'nothing came for too long' });
    host.answerWith((response) => response.writeHead(200).end(Buffer.alloc(200_000)));
    expect(await load()).toEqual({ ok: false, status: null, problem: 'it is larger than any such file' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is led nowhere else', async () => {
    files.set('list.json.gz', body);
    host.answerWith((response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    expect(await load()).toMatchObject({ ok: false, status: 302 });
  });
});
