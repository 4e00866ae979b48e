import { request } from 'node:http';
import { text } from 'node:stream/consumers';

type IdentityAnswer = {
  /** `ok`, the protocol's code, or the status where it isn't the protocol's error. */
  code: string;
  /** The wait that the refusal names. */
  waitSeconds: number | null;
};

export type Sender = {
  /** The sender that a proxy would report. */
  claimed?: string;
  /** The address of this machine that the call comes from: it has all of 127.0.0.0/8. */
  from?: string;
};

export type IdentityCaller = {
  call: (name: string, body: object, sender?: Sender) => Promise<IdentityAnswer>;
  /** Puts the server's clock forward, where it lets tests do so. */
  pass: (seconds: number) => Promise<void>;
  /** Switches the limits off, where it lets tests do so. */
  withoutLimits: () => Promise<void>;
};

const json = { 'content-type': 'application/json' };

function post(
  url: string,
  body: object,
  { claimed, from }: Sender,
): Promise<{ status: number; text: string }> {
  const headers = { ...json, ...(claimed !== undefined && { 'x-forwarded-for': claimed }) };
  return new Promise((answered, failed) => {
    const options = { method: 'POST', headers, ...(from !== undefined && { localAddress: from }) };
    const asked = request(url, options, (answer) => {
      text(answer).then((said) => answered({ status: answer.statusCode ?? 0, text: said }), failed);
    });
    asked.on('error', failed).end(JSON.stringify(body));
  });
}

function messageIn(text: string): string | null {
  try {
    const body: { error?: { message?: string } } = JSON.parse(text);
    return body.error?.message ?? null;
  } catch {
    return null;
  }
}

function secondsIn(message: string): number | null {
  const [, count, unit] = /in (\d+) (second|minute)/.exec(message) ?? [];
  return count === undefined ? null : Number(count) * (unit === 'minute' ? 60 : 1);
}

/** Calls of the identity protocol to a running server. */
export function openIdentityCaller(origin: string): IdentityCaller {
  const control = async (name: string, body: object) => {
    const answer = await fetch(`${origin}/emulator/v1/${name}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The server does not let tests change its ${name}.`);
    await answer.arrayBuffer();
  };
  return {
    call: async (name, body, sender = {}) => {
      const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=marquee-embedded`;
      const { status, text } = await post(url, body, sender);
      const message = messageIn(text) ?? String(status);
      return {
        code: status === 200 ? 'ok' : (message.split(' : ')[0] ?? ''),
        waitSeconds: secondsIn(message),
      };
    },
    pass: (seconds) => control('clock', { advanceSeconds: seconds }),
    withoutLimits: () => control('limits', { enabled: false }),
  };
}
