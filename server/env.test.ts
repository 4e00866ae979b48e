import { describe, expect, it } from 'vitest';

import { readSettings } from './env.ts';

const noFile = () => {
  throw new Error('no such file');
};

const files: Record<string, string> = { '/run/url': 'https://films.example\n' };

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({}, noFile)).toEqual({
      ok: true,
      settings: {
        PORT: 3000,
        HOST: '127.0.0.1',
        DATA_DIR: './data',
        LOG_LEVEL: 'info',
        NODE_ENV: 'production',
      },
    });
  });

  it('reads an empty value as unset, as in an unfilled settings file', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: '' }, noFile)).toEqual(readSettings({}, noFile));
  });

  it('reads what is given', () => {
    const result = readSettings({ PORT: '8080', HOST: '::1', PUBLIC_URL: 'https://Films.example/' }, noFile);
    expect(result).toMatchObject({
      settings: { PORT: 8080, HOST: '::1', PUBLIC_URL: 'https://films.example' },
    });
  });

  it('reads a value from a file', () => {
    expect(readSettings({ PUBLIC_URL_FILE: '/run/url' }, (path) => files[path] ?? noFile())).toMatchObject({
      settings: { PUBLIC_URL: 'https://films.example' },
    });
  });

  it.each(['mysql://ann:tulip@db/films', 'tulip', 'postgres://'])(
    'never repeats a database address, which has a password in it: %s',
    (url) => {
      expect(readSettings({ DATABASE_URL: url }, noFile)).toEqual({
        ok: false,
        problems: [
          'DATABASE_URL is not the address of a PostgreSQL database. Write one such as postgres://user:password@host:5432/marquee.',
        ],
      });
    },
  );

  it('reads the address of a database from a file', () => {
    const url = 'postgres://ann@/films?host=/run/postgresql';
    expect(readSettings({ DATABASE_URL_FILE: '/run/db' }, () => `${url}\n`)).toMatchObject({
      settings: { DATABASE_URL: url },
    });
  });

  it('names every wrong variable, its value and the fix', () => {
    const result = readSettings(
      {
        PORT: '80a',
        HOST: 'not a host',
        SECURITY_CONTACT: 'security@films.example',
        PUBLIC_URL: 'https://films.example/path',
        LOG_LEVEL: 'loud',
        NODE_ENV: 'live',
        DATA_DIR_FILE: '/nowhere',
      },
      noFile,
    );
    expect(result).toEqual({
      ok: false,
      problems: [
        `DATA_DIR_FILE="/nowhere" can't be read. Write the path of a readable file.`,
        'PORT="80a" is not a port. Write a whole number from 0 to 65535, such as 3000.',
        'HOST="not a host" is not an address to listen on. Write 127.0.0.1 for this machine only, or 0.0.0.0 for all.',
        'PUBLIC_URL="https://films.example/path" is not a public address. Write scheme and host only, such as https://films.example.',
        'SECURITY_CONTACT="security@films.example" is not a contact for vulnerability reports. Write mailto: and an address, such as mailto:security@films.example, or the https address of a page.',
        'LOG_LEVEL="loud" is not a log level. Write one of fatal, error, warn, info, debug, trace, silent.',
        'NODE_ENV="live" is not a mode. Write one of production, development, test.',
      ],
    });
  });

  it('refuses a value that is given twice', () => {
    expect(readSettings({ PORT: '1', PORT_FILE: '/run/port' }, () => '2')).toEqual({
      ok: false,
      problems: ['PORT and PORT_FILE are both set. Unset one of them.'],
    });
  });

  for (const url of [
    'films.example',
    'ftp://films.example',
    'javascript:alert(1)',
    'https://a:b@films.example',
  ]) {
    it(`refuses ${url} as the public address`, () => {
      expect(readSettings({ PUBLIC_URL: url }, noFile).ok).toBe(false);
    });
  }

  for (const port of ['-1', '65536', '3.5', '0x10', ' ', '1e3']) {
    it(`refuses the port ${JSON.stringify(port)}`, () => {
      expect(readSettings({ PORT: port }, noFile).ok).toBe(false);
    });
  }

  it('reads a language model, whole or not at all, and never repeats its key or address', () => {
    const model = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'llama' };
    expect(readSettings({ ...model, AI_DAILY_TOKENS: '5000' }, noFile)).toMatchObject({
      settings: { ...model, AI_DAILY_TOKENS: 5000 },
    });
    expect(readSettings({ AI_API_KEY: 'sk-tulip' }, noFile)).toMatchObject({
      problems: [
        expect.stringMatching(/^AI_BASE_URL="" is missing/),
        expect.stringMatching(/^AI_MODEL="" is missing/),
      ],
    });
    const wrong = readSettings(
      { AI_BASE_URL: 'ftp://ann:tulip@ai', AI_API_KEY: 'sk tulip', AI_MODEL: 'm' },
      noFile,
    );
    expect(wrong.ok).toBe(false);
    expect(JSON.stringify(wrong)).not.toContain('tulip');
  });
});
