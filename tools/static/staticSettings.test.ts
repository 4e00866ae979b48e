import { expect, it } from 'vitest';

import { readStaticSettings } from './staticSettings.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJmaWxtcyJ9.c2lnbmF0dXJl';
const required = {
  VITE_TMDB_TOKEN: token,
  VITE_FIREBASE_API_KEY: 'AIzaFilms',
  VITE_FIREBASE_PROJECT_ID: 'films-example',
  VITE_FIREBASE_AUTH_DOMAIN: 'films-example.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'films-example.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:321abc456def',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1234567890',
};

const problemsOf = (environment: Record<string, string>) => {
  const result = readStaticSettings(environment);
  return result.ok ? [] : result.problems;
};

it('needs the movie token and the identity settings, and names all that are missing at once, with their places', () => {
  const problems = problemsOf({ VITE_FIREBASE_PROJECT_ID: 'films-example', VITE_FIREBASE_API_KEY: '  ' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(
    Object.keys(required).filter((name) => name !== 'VITE_FIREBASE_PROJECT_ID'),
  );
  expect(problems[0]).toContain('themoviedb.org, account settings, API');
  expect(problems.every((problem) => / is missing\. \S+/.test(problem))).toBe(true);
});

it('makes of them what the page carries', () => {
  const result = readStaticSettings(required);
  expect(result).toMatchObject({
    ok: true,
    build: {
      site: { content: 'tmdb', pictures: 'https://image.tmdb.org/t/p/', server: false },
      tmdb: { base: 'https://api.themoviedb.org', token },
      identity: {
        provider: 'firebase',
        apiKey: 'AIzaFilms',
        projectId: 'films-example',
        authDomain: 'films-example.firebaseapp.com',
        storageBucket: 'films-example.firebasestorage.app',
        appId: '1:1234567890:web:321abc456def',
        messagingSenderId: '1234567890',
      },
      ai: null,
    },
  });
  expect(result.ok && result.build.site).not.toHaveProperty('analytics');
});

it('says what it does without, and what needs a limit', () => {
  const result = readStaticSettings(required);
  expect(result.ok && result.notes).toEqual(['No measurement id: nobody is counted.']);
  const whole = readStaticSettings({
    ...required,
    VITE_AI_KEY: 'sk-1',
    VITE_AI_BASE_URL: 'https://ai.example/v1/',
    VITE_AI_MODEL: 'small',
    VITE_FIREBASE_MEASUREMENT_ID: 'G-ABC123DEF4',
  });
  expect(whole).toMatchObject({
    ok: true,
    notes: ['The AI service’s key is public, as all of these are: give it a limit.'],
    build: {
      ai: { base: 'https://ai.example/v1', key: 'sk-1', model: 'small' },
      site: {
        analytics: {
          apiKey: 'AIzaFilms',
          projectId: 'films-example',
          appId: '1:1234567890:web:321abc456def',
          measurementId: 'G-ABC123DEF4',
        },
      },
    },
  });
});

it('hands on the ways to sign in beside a password', () => {
  const { site } = (() => {
    const read = readStaticSettings({ ...required, VITE_FIREBASE_PROVIDERS: 'github.com,google.com' });
    if (!read.ok) throw new Error(read.problems.join());
    return read.build;
  })();
  expect(site.providers).toEqual(['google.com', 'github.com']);
});

it('refuses an API key with a colon, and says why', () => {
  const [problem, ...others] = problemsOf({
    ...required,
    VITE_FIREBASE_API_KEY: '1:1234567890:web:321abc456def',
  });
  expect(problem).toMatch(/^VITE_FIREBASE_API_KEY has a colon, which the identity library refuses/);
  expect(others).toEqual([]);
});

it.each([
  ['VITE_TMDB_TOKEN', '0123456789abcdef0123456789abcdef', 'not the API key'],
  ['VITE_FIREBASE_PROJECT_ID', 'Films Example', 'not the id of a Firebase project'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://films.example', 'not a domain'],
  ['VITE_FIREBASE_APP_ID', 'films', 'not the id of a web app'],
  ['VITE_FIREBASE_MESSAGING_SENDER_ID', 'me', 'not a sender id'],
  ['VITE_FIREBASE_MEASUREMENT_ID', 'UA-1', 'not a measurement id'],
  ['VITE_FIREBASE_MEASUREMENT_ID', 'G-abc123', 'not a measurement id'],
  ['VITE_FIREBASE_MEASUREMENT_ID', 'G-ABC123DEF4, G-DEF456', 'not a measurement id'],
  ['VITE_FIREBASE_PROVIDERS', 'google', 'not a list of sign-in providers'],
  ['VITE_IDENTITY_BASE_URL', 'https://identity.example', 'not an address on this machine'],
  ['VITE_TMDB_BASE_URL', 'https://tmdb.example/?a', 'not an address to ask'],
])('refuses %s=%s', (name, value, words) => {
  const problems = problemsOf({ ...required, [name]: value });
  expect(problems).toEqual([expect.stringContaining(words)]);
  expect(problems[0]).not.toContain(token);
});

it('never repeats a secret', () => {
  const problems = problemsOf({ ...required, VITE_TMDB_TOKEN: 'never shown', VITE_AI_KEY: 'sk never shown' });
  expect(problems.join('\n')).not.toContain('never shown');
  expect(problems).toHaveLength(4);
});
