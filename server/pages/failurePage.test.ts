import { expect, test } from 'vitest';

import { createSecurityHeaders } from '#server/http/securityHeaders.ts';

import { createFailurePage } from './failurePage.ts';

const page = createFailurePage(createSecurityHeaders({ secure: false }), 'body{margin:0}');

test.each([
  ['while Marquee starts', page(503), true],
  ['while too many ask', page(503, 'busy'), true],
  ['with a damaged database', page(503, 'damaged'), false],
  ['after a failure', page(500), false],
])('%s', async (_, answer, triesAgain) => {
  const html = await answer.text();
  expect(html.includes('http-equiv="refresh"')).toBe(triesAgain);
  expect(html).toContain('body{margin:0}');
});
