import { avatars, findAvatar } from '@marquee/artwork';
import type { Avatars } from '@marquee/contracts/avatars.ts';
import { type Problem, statusOf } from '@marquee/contracts/problem.ts';
import { Hono } from 'hono';

type Env = { Bindings: { id?: string } };

const list: Avatars = { avatars: avatars.map(({ name, label, url }) => ({ name, label, url })) };

const named = /^(?<name>[a-z]+-[a-z]+)(?:\.(?<version>[0-9a-f]{8}))?\.svg$/;

const headers = {
  'content-type': 'image/svg+xml',
  // A picture opened as a page of its own may run nothing and fetch nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** `GET /avatars`: all that there are to choose from. To be mounted under `/api`. */
export const createAvatarListRoutes = () => new Hono<Env>().get('/avatars', (context) => context.json(list));

/** `GET /{name}.{version}.svg`, to be mounted under `/avatars`. Another version, or none, answers today's picture. */
export const createAvatarRoutes = () =>
  new Hono<Env>().get('/:file', (context) => {
    const asked = named.exec(context.req.param('file'))?.groups;
    const found = findAvatar(asked?.['name'] ?? '');
    if (found === null) {
      const problem: Problem = {
        code: 'not-found',
        message: 'There is no avatar of that name.',
        requestId: context.env.id ?? '',
      };
      return context.json(problem, statusOf[problem.code]);
    }
    const isCurrent = asked?.['version'] === found.version;
    const lifetime = isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
    return context.body(found.svg, 200, { ...headers, 'cache-control': lifetime });
  });
