import { describe, expect, it } from 'vitest';

import { readSettings } from '#server/env.ts';

import {
  accountsOf,
  analyticsOf,
  firebaseSettingsOf,
  originsOfSite,
  providersOf,
} from './firebaseSettings.ts';

const read = (environment: Record<string, string>) =>
  readSettings(environment, () => {
    throw new Error('no such file');
  });

const project = { FIREBASE_PROJECT_ID: 'films-example', FIREBASE_API_KEY: 'AIzaSyExample' };

describe('settings of Firebase', () => {
  it('are not needed', () => {
    const result = read({});
    expect(result.ok && firebaseSettingsOf(result.settings)).toBeNull();
  });

  it('need a project and its key', () => {
    const all = {
      ...project,
      FIREBASE_AUTH_DOMAIN: 'films-example.firebaseapp.com',
      FIREBASE_APP_ID: '1:1234567890:web:321abc456def',
      FIREBASE_JWKS_URL: 'http://127.0.0.1:4130/keys',
    };
    const result = read(all);
    expect(result.ok && firebaseSettingsOf(result.settings)).toEqual({
      projectId: 'films-example',
      apiKey: 'AIzaSyExample',
      authDomain: 'films-example.firebaseapp.com',
      appId: '1:1234567890:web:321abc456def',
      keysUrl: 'http://127.0.0.1:4130/keys',
    });
  });

  it('are refused in part', () => {
    expect(read({ FIREBASE_PROJECT_ID: 'films-example' })).toEqual({
      ok: false,
      problems: [
        'FIREBASE_API_KEY="" is missing, and other FIREBASE_ settings are there. Set it, or unset them all.',
      ],
    });
    expect(read({ FIREBASE_APP_ID: '1:2:web:3' })).toMatchObject({ problems: { length: 2 } });
  });

  it('name the providers in the order in which they are offered, and only with a domain for their windows', () => {
    const result = read({
      ...project,
      FIREBASE_AUTH_DOMAIN: 'films-example.firebaseapp.com',
      FIREBASE_PROVIDERS: 'github.com, google.com,github.com',
    });
    expect(result.ok && providersOf(result.settings)).toEqual({ providers: ['google.com', 'github.com'] });
    expect(read({ ...project, FIREBASE_PROVIDERS: 'google.com' })).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^FIREBASE_AUTH_DOMAIN="" is missing/)],
    });
    const none = read(project);
    expect(none.ok && providersOf(none.settings)).toEqual({});
  });

  it('name the place where visits are counted, and only with the app that they belong to', () => {
    const counted = { ...project, FIREBASE_MEASUREMENT_ID: 'G-ABC123DEF4' };
    const result = read({ ...counted, FIREBASE_APP_ID: '1:1234567890:web:321abc456def' });
    expect(result.ok && analyticsOf(result.settings)).toEqual({
      analytics: {
        apiKey: 'AIzaSyExample',
        projectId: 'films-example',
        appId: '1:1234567890:web:321abc456def',
        measurementId: 'G-ABC123DEF4',
      },
    });
    expect(read(counted)).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^FIREBASE_APP_ID="" is missing/)],
    });
    expect(read({ FIREBASE_MEASUREMENT_ID: 'G-ABC123DEF4' })).toMatchObject({ problems: { length: 3 } });
    const none = read({ ...project, FIREBASE_APP_ID: '1:1234567890:web:321abc456def' });
    expect(none.ok && analyticsOf(none.settings)).toEqual({});
  });

  it('say which service has the accounts', () => {
    const result = read(project);
    expect(result.ok && accountsOf(result.settings)).toEqual({ accounts: 'firebase' });
    const none = read({});
    expect(none.ok && accountsOf(none.settings)).toEqual({});
  });

  it('let others into pages only for what is set up', () => {
    const analytics = { apiKey: 'k', projectId: 'p', appId: 'a', measurementId: 'G-ABC123DEF4' };
    const domain = 'films-example.firebaseapp.com';
    expect(originsOfSite({}, domain)).toEqual({ scripts: [], frames: [], connect: [] });
    expect(originsOfSite({ providers: ['google.com'] }, domain)).toEqual({
      scripts: ['https://apis.google.com'],
      frames: [`https://${domain}`],
      connect: [],
    });
    expect(originsOfSite({ analytics }, domain)).toEqual({
      scripts: ['https://www.googletagmanager.com'],
      frames: [],
      connect: [
        'https://www.google-analytics.com',
        'https://region1.google-analytics.com',
        'https://firebase.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ],
    });
  });

  for (const [name, value] of [
    ['FIREBASE_PROVIDERS', 'google'],
    ['FIREBASE_PROJECT_ID', '../other'],
    ['FIREBASE_API_KEY', 'AIza:Sy'],
    ['FIREBASE_AUTH_DOMAIN', 'https://films.example'],
    ['FIREBASE_APP_ID', 'a b'],
    ['FIREBASE_MEASUREMENT_ID', 'UA-12345-1'],
    ['FIREBASE_MEASUREMENT_ID', 'g-abc123def4'],
    ['FIREBASE_MEASUREMENT_ID', 'G-ABC123"><script>'],
    ['FIREBASE_JWKS_URL', 'https://evil.example/keys'],
    ['FIREBASE_JWKS_URL', 'http://127.0.0.1.evil.example/keys'],
    ['FIREBASE_JWKS_URL', 'keys'],
  ] as const) {
    it(`refuse ${name}=${value}`, () => {
      const result = read({
        ...project,
        FIREBASE_AUTH_DOMAIN: 'films-example.firebaseapp.com',
        FIREBASE_APP_ID: '1:1234567890:web:321abc456def',
        [name]: value,
      });
      expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(`${name}=`)] });
    });
  }
});
