import { describe, expect, it } from 'vitest';

import { createApp } from './app.ts';
import { testParts } from './http/testParts.ts';

const origin = 'http://127.0.0.1:3000';

describe('answers that others are given, too', () => {
  it.each(['evil.example', '6.6.6.6', 'localhost.evil.example', '127.0.0.1.evil.example', '[2001:db8::6]'])(
    'never name a host that only the caller knows: %s',
    async (host) => {
      const app = createApp(testParts());
      for (const path of ['/', '/robots.txt', '/sitemap.xml', '/nowhere', '/movie/603']) {
        const answer = await app.fetch(new Request(`http://${host}${path}`));
        expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain(host);
      }
      const html = await (await app.fetch(new Request(`http://${host}/`))).text();
      expect(html).toContain('<link rel="canonical" href="/">');
      expect(html).not.toContain('og:image');
      expect((await app.fetch(new Request(`http://${host}/sitemap.xml`))).status).toBe(404);
    },
  );

  it('name their own host where it is known, and browsers ask again for them', async () => {
    const app = createApp(testParts());
    await app.fetch(new Request('http://evil.example/'));
    expect(await (await app.fetch(new Request(origin))).text()).toContain(
      `<link rel="canonical" href="${origin}/">`,
    );
    const known = createApp(testParts({}, 'https://films.example'));
    for (const path of ['/', '/robots.txt', '/sitemap.xml']) {
      const answer = await known.fetch(new Request(`http://evil.example${path}`));
      expect(answer.headers.get('cache-control')).toMatch(/^no-cache$|max-age=0/);
      const text = await answer.text();
      expect(text).toContain('https://films.example/');
      expect(text).not.toContain('evil.example');
    }
  });
});
