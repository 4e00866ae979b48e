import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Tells which packages come in with a module, and with the first question to a service that isn't there. */
const script = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    resolve: (specifier, context, next) => {
      if (/^(ai$|@ai-sdk)/.test(specifier)) packages.add(specifier);
      return next(specifier, context);
    },
  });
  const { openService } = await import('#server/assistant/model/service.ts');
  await import('#server/assistant/model/askModel.ts');
  const before = [...packages];
  const service = openService({
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: null,
    model: 'm',
    fetch: () => Promise.resolve(new Response(null, { status: 401 })),
    times: {
      firstChunkMilliseconds: 9e4,
      chunkMilliseconds: 9e4,
      totalMilliseconds: 9e4,
      toolMilliseconds: 9e4,
    },
  });
  const meter = { sentBytes: 0, receivedBytes: 0, toldTokens: 0 };
  const question = { told: {}, lookUp: () => ({ rows: [] }), meter, signal: new AbortController().signal };
  await service.choose(question).next().catch(() => {});
  process.stdout.write(JSON.stringify({ before, after: [...packages].includes('ai') }));
`;

test('the SDK is loaded with the first question, and not before', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toEqual({ before: [], after: true });
});
