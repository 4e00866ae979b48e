import { Avatars } from '@marquee/contracts/avatars.ts';
import { Problem } from '@marquee/contracts/problem.ts';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';

import { avatarFor, avatars, inks } from '../../packages/artwork/avatars.ts';
import { contrast } from '../../packages/artwork/kit/colour.ts';
import { createAvatarListRoutes, createAvatarRoutes } from './avatarRoutes.ts';

const routes = createAvatarRoutes();

describe('the avatars', () => {
  it('are a family of thirty-six, no two the same', () => {
    expect(avatars).toHaveLength(36);
    for (const key of ['name', 'label', 'url', 'svg'] as const)
      expect(new Set(avatars.map((one) => one[key])).size).toBe(36);
  });

  it('keep all of the drawing in a round crop, within 72 % of the width', () => {
    const middle = 128;
    const outside = avatars.filter(({ svg }) => {
      const { pixels, width } = new Resvg(svg).render();
      const at = (x: number, y: number) => pixels.readUInt32BE((y * width + x) * 4);
      // Between disc and edge is the bare ground, and between drawing and disc the bare disc.
      const [ground, disc] = [at(2, 2), at(middle, middle - 108)];
      for (let i = 0; i < width * width; i++) {
        const [x, y] = [i % width, Math.floor(i / width)];
        const far = Math.hypot(x - middle, y - middle);
        if (far > 114 && at(x, y) !== ground) return true;
        if (far < 110 && (Math.abs(x - middle) > 93 || Math.abs(y - middle) > 93) && at(x, y) !== disc)
          return true;
      }
      return false;
    });
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  it('stand out from their ground, and each accent from its surroundings', () => {
    for (const { ground, disc, figure, accent } of Object.values(inks)) {
      expect(contrast(figure, disc)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(figure, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(accent, figure)).toBeGreaterThanOrEqual(1.5);
    }
  });

  it('are given out evenly, and to the same name always the same one', () => {
    const given = Map.groupBy(
      Array.from({ length: 3600 }, (_, i) => avatarFor(`user${i}`).name),
      (name) => name,
    );
    expect(given.size).toBe(36);
    expect(Math.max(...[...given.values()].map((names) => names.length))).toBeLessThan(180);
    expect(avatarFor('ines')).toBe(avatarFor('ines'));
  });
});

describe('GET /avatars', () => {
  it('lists every avatar with an address that may be kept for ever', async () => {
    const answer = await createAvatarListRoutes().request('/avatars');
    const { avatars: listed } = Avatars.parse(await answer.json());
    expect(listed).toHaveLength(36);
    for (const { url } of listed) {
      const picture = await routes.request(url.replace('/avatars', ''));
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
      expect(picture.headers.get('cache-control')).toContain('immutable');
    }
  });

  it('answers a name without a version, or with an old one, for a short time', async () => {
    for (const file of ['cat-crimson.svg', 'cat-crimson.00000000.svg']) {
      const answer = await routes.request(`/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    }
  });

  it.each(['/dog-crimson.svg', '/cat-crimson', '/cat-crimson.png', '/__proto__.svg', '/constructor-x.svg'])(
    'has nothing at %s and says so',
    async (path) => {
      const answer = await routes.request(path, {}, { id: 'test' });
      expect(answer.status).toBe(404);
      expect(Problem.parse(await answer.json()).code).toBe('not-found');
    },
  );
});
