import { createHash } from 'node:crypto';

import { compress, type Encoding } from './encoding.ts';
import type { Header } from './securityHeaders.ts';

/** What goes on the wire: header names and values in turn, and the bytes. */
export type Wire = { headers: readonly string[]; body: Buffer };

const worthCompressing = 1024;
const hitsBeforeSmall = 8;

export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/**
 * One finished answer (200) in every encoding that was asked for. The first caller of an encoding waits a few
 * milliseconds for a quick compression; once the answer proves popular the smallest form is made behind the scenes.
 */
export class Answer {
  readonly etag: string;
  readonly headers: readonly Header[];
  /** Headers of `304 Not Modified`. */
  readonly notModified: readonly string[];
  readonly body: Buffer;
  #hits = 0;
  #wires = new Map<Encoding, Wire>();
  #pending = new Map<Encoding, Promise<Wire>>();

  constructor(headers: readonly Header[], body: Buffer) {
    this.body = body;
    this.etag = etagOf(body);
    this.headers = [...headers, ['etag', this.etag], ['vary', 'Accept-Encoding']];
    this.notModified = this.headers.filter(([name]) => name !== 'content-type').flat();
    this.#keep('identity', body);
  }

  /** Roughly what it holds in memory, compressed forms included. */
  get size(): number {
    return Math.ceil(this.body.length * 1.6) + 4096;
  }

  /** The form for an encoding where it is already made. */
  wire(encoding: Encoding): Wire | undefined {
    if ((this.#hits += 1) === hitsBeforeSmall) this.#makeSmall();
    return this.#wires.get(this.body.length < worthCompressing ? 'identity' : encoding);
  }

  async ready(encoding: Encoding): Promise<Wire> {
    const made = this.wire(encoding);
    if (made) return made;
    if (encoding === 'identity') return this.#keep(encoding, this.body);
    let pending = this.#pending.get(encoding);
    if (!pending) {
      pending = compress(this.body, encoding, 'quick').then((bytes) => this.#keep(encoding, bytes));
      this.#pending.set(encoding, pending);
    }
    return pending;
  }

  /** Whether another rendering came to the same: then this one, with its compressed forms, stays. */
  isSameAs(headers: readonly Header[], body: Buffer): boolean {
    return (
      body.equals(this.body) &&
      headers.every(([name, value], index) => {
        const own = this.headers[index];
        return own?.[0] === name && own[1] === value;
      })
    );
  }

  #keep(encoding: Encoding, body: Buffer): Wire {
    const headers = this.headers.flat();
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    headers.push('content-length', String(body.length));
    const wire = { headers, body };
    this.#wires.set(encoding, wire);
    return wire;
  }

  #makeSmall(): void {
    for (const encoding of this.#wires.keys()) {
      if (encoding === 'identity') continue;
      compress(this.body, encoding, 'small').then(
        (bytes) => this.#keep(encoding, bytes),
        // The quick form is there and stays.
        () => {},
      );
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
