import { describe, expect, it } from 'vitest';

import { createApp } from './app.ts';
import { testParts } from './http/testParts.ts';

const origin = 'http://127.0.0.1:3000';
const ask = (path: string) => createApp(testParts()).fetch(new Request(origin + path));

describe('well-known addresses', () => {
  it('lead to where a password is changed', async () => {
    const answer = await ask('/.well-known/change-password');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account']);
  });

  it('say where to report a weakness, where that is set', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(404);
    const securityContact = 'mailto:security@films.example';
    const app = createApp(testParts({ securityContact }, 'https://films.example'));
    const answer = await app.fetch(new Request(`${origin}/.well-known/security.txt`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe(
      'Contact: mailto:security@films.example\n' +
        'Expires: 2027-05-20T00:00:00Z\n' +
        'Preferred-Languages: en\n' +
        'Canonical: https://films.example/.well-known/security.txt\n',
    );
  });
});
