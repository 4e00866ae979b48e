import { AwsV4Signer } from 'aws4fetch';

import { fetchElsewhere } from '#server/http/fetchElsewhere.ts';

import type { StoreSettings } from './storeSettings.ts';

/** The protocol of S3, as far as it is needed. Each call rejects with `StoreTrouble` or what `fetch` rejects with. */
export type Bucket = {
  /** Null where there is no such object. */
  get: (key: string, signal: AbortSignal) => Promise<Response | null>;
  /** `sha256` is kept beside the object, and checked by the store as well. */
  put: (
    key: string,
    body: Uint8Array<ArrayBuffer> | Blob,
    sha256: string,
    signal: AbortSignal,
  ) => Promise<void>;
  remove: (key: string, signal: AbortSignal) => Promise<void>;
};

/** The store answers with something else than the object. */
export class StoreTrouble extends Error {
  readonly status: number;
  /** Its word for it, such as `AccessDenied`. */
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The shared store answered with ${status} ${code}.`.replace(' .', '.'));
    this.name = 'StoreTrouble';
    this.status = status;
    this.code = code;
  }
}

const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const sumHeader = 'x-amz-meta-sha256';
const mostBytesOfTrouble = 4096;

export const sumOf = (response: Response): string | null => response.headers.get(sumHeader);

async function troubleOf(response: Response): Promise<StoreTrouble> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostBytesOfTrouble) break;
  }
  return new StoreTrouble(response.status, /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '');
}

export function openBucket({ base, region, accessKeyId, secretAccessKey }: StoreSettings): Bucket {
  const cache = new Map<string, ArrayBuffer>();

  /** Null for an object that isn't there. Redirects aren't followed: they would need another signature. */
  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    signal: AbortSignal,
    content: { body?: Uint8Array<ArrayBuffer> | Blob; sha256?: string } = {},
  ): Promise<Response | null> {
    const { body, sha256 = emptySha256 } = content;
    const signed = await new AwsV4Signer({
      method,
      url: `${base}/${key}`,
      headers: {
        'x-amz-content-sha256': sha256,
        ...(body && { [sumHeader]: sha256 }),
      },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache,
    }).sign();
    const { url, headers } = signed;
    const response = await fetchElsewhere(url, {
      method,
      headers,
      ...(body && { body }),
      redirect: 'manual',
      signal,
    });
    if (response.ok) return response;
    const trouble = await troubleOf(response);
    if (method === 'GET' && trouble.status === 404 && trouble.code !== 'NoSuchBucket') return null;
    throw trouble;
  }

  const without = async (response: Response | null) => {
    await response?.body?.cancel();
  };

  return {
    get: (key, signal) => send('GET', key, signal),
    put: async (key, body, sha256, signal) => without(await send('PUT', key, signal, { body, sha256 })),
    remove: async (key, signal) => without(await send('DELETE', key, signal)),
  };
}
