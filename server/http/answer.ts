import { createHash } from 'node:crypto';

import { compress, decompress, type Encoding } from './encoding.ts';
import type { Header } from './securityHeaders.ts';

/** What goes on the wire: header names and values in turn, and the bytes. */
export type Wire = { headers: readonly string[]; body: Buffer };

export const worthCompressing = 1024;
const hitsBeforeSmall = 2;
/** The small forms are made one after the other: compressing what somebody waits for shares their four threads. */
let beingSmall: Promise<void> = Promise.resolve();

export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/**
 * One finished answer (200). It is stored as Brotli where worth it, as nearly every client accepts that, and made into other
 * encodings for who asks. The first form is a quick one; the smallest is made behind the scenes for who asks
 * after the second.
 */
export class Answer {
  readonly etag: string;
  readonly headers: readonly Header[];
  /** The pattern of its address. */
  readonly route: string;
  /** Headers of `304 Not Modified`. */
  readonly notModified: readonly string[];
  readonly #isPlain: boolean;
  readonly #wires = new Map<Encoding, Wire>();
  #base: Buffer;
  #hits = 0;

  private constructor(
    headers: readonly Header[],
    etag: string,
    base: Buffer,
    isPlain: boolean,
    route: string,
  ) {
    this.etag = etag;
    this.headers = [...headers, ['etag', etag], ['vary', 'Accept-Encoding']];
    this.notModified = this.headers.filter(([name]) => name !== 'content-type').flat();
    this.route = route;
    this.#isPlain = isPlain;
    this.#base = base;
    this.#wires.set(isPlain ? 'identity' : 'br', this.#wireOf(isPlain ? 'identity' : 'br', base));
  }

  static async of(headers: readonly Header[], body: Buffer, route = 'none'): Promise<Answer> {
    const isPlain = body.length < worthCompressing;
    const base = isPlain ? body : await compress(body, 'br', 'quick');
    return new Answer(headers, etagOf(body), base, isPlain, route);
  }

  /** Rough size in memory, other encodings included. */
  get size(): number {
    return this.#base.length * 2.5 + 4096;
  }

  /** The form for an encoding, where there is no need to wait for it. */
  wire(encoding: Encoding): Wire | undefined {
    if ((this.#hits += 1) === hitsBeforeSmall && !this.#isPlain)
      beingSmall = beingSmall.then(async () => this.#makeSmall());
    return this.#wires.get(this.#isPlain ? 'identity' : encoding);
  }

  async ready(encoding: Encoding): Promise<Wire> {
    const made = this.wire(encoding);
    if (made) return made;
    const plain = await decompress(this.#base);
    // Few ask for the plain form, and it is large: it isn't kept.
    if (encoding !== 'gzip') return this.#wireOf('identity', plain);
    const wire = this.#wireOf('gzip', await compress(plain, 'gzip', 'quick'));
    this.#wires.set('gzip', wire);
    return wire;
  }

  /** Whether another rendering came to the same: then this one, with its encodings, stays. */
  isSameAs(headers: readonly Header[], body: Buffer): boolean {
    return (
      etagOf(body) === this.etag &&
      headers.every(([name, value], index) => {
        const own = this.headers[index];
        return own?.[0] === name && own[1] === value;
      })
    );
  }

  #wireOf(encoding: Encoding, body: Buffer): Wire {
    const headers = this.headers.flat();
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    headers.push('content-length', String(body.length));
    return { headers, body };
  }

  async #makeSmall(): Promise<void> {
    try {
      const small = await compress(await decompress(this.#base), 'br', 'small');
      this.#base = small;
      this.#wires.set('br', this.#wireOf('br', small));
    } catch {
      // The quick form is there and stays.
    }
  }
}

/** Whether the caller's `If-None-Match` names this etag (compared weakly, as a GET asks for). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const strong = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong);
}
