import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { freePort } from '#server/testing/freePort.ts';

const places = (process.env['PATH'] ?? '').split(delimiter);
const program = places.map((place) => join(place, 'moto_server')).find((path) => existsSync(path));

/** Why no S3 server can be started here, or null. */
export const s3Missing: string | null =
  program === undefined ? 'moto_server is not installed: pip install "moto[s3,server]"' : null;

export type S3 = {
  /** What a server that uses the bucket is set up with. */
  settings: {
    SHARED_STORE: string;
    AWS_ENDPOINT_URL: string;
    AWS_ACCESS_KEY_ID: string;
    AWS_SECRET_ACCESS_KEY: string;
  };
  close: () => Promise<void>;
};

const policy = JSON.stringify({
  Version: '2012-10-17',
  Statement: [
    { Effect: 'Allow', Action: 's3:ListBucket', Resource: 'arn:aws:s3:::films' },
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      Resource: 'arn:aws:s3:::films/marquee/*',
    },
  ],
});

/** moto, which checks signatures and rights from the fifth call on: those before set it up. */
export async function startS3(): Promise<S3> {
  const port = await freePort();
  const child = spawn(program ?? '', ['-H', '127.0.0.1', '-p', String(port)], {
    env: { ...process.env, INITIAL_NO_AUTH_ACTION_COUNT: '4' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const ended = once(child, 'exit');
  while (!said.includes('Running on')) {
    if (child.exitCode !== null) throw new Error(said);
    await setTimeout(20);
  }
  const origin = `http://127.0.0.1:${port}`;
  const ask = async (fields: Record<string, string>) => {
    const answer = await fetch(origin, {
      method: 'POST',
      headers: { authorization: 'AWS4-HMAC-SHA256 Credential=x/20260101/us-east-1/iam/aws4_request' },
      body: new URLSearchParams({ Version: '2010-05-08', UserName: 'films', ...fields }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  };
  await ask({ Action: 'CreateUser' });
  const keys = await ask({ Action: 'CreateAccessKey' });
  await ask({ Action: 'PutUserPolicy', PolicyName: 'ours', PolicyDocument: policy });
  await fetch(`${origin}/films`, { method: 'PUT' });
  const keyOf = (name: string) => new RegExp(`<${name}>([^<]+)<`).exec(keys)?.[1] ?? '';
  return {
    settings: {
      SHARED_STORE: 's3://films/marquee',
      AWS_ENDPOINT_URL: origin,
      AWS_ACCESS_KEY_ID: keyOf('AccessKeyId'),
      AWS_SECRET_ACCESS_KEY: keyOf('SecretAccessKey'),
    },
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
