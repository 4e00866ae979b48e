type IdentityAnswer = {
  /** `ok`, the protocol's code, or the status where it isn't the protocol's error. */
  code: string;
  /** How long the refusal says to wait. */
  waitSeconds: number | null;
};

export type IdentityCaller = {
  /** `sender` is what a proxy would say about who asks. */
  call: (name: string, body: object, sender?: string | null) => Promise<IdentityAnswer>;
  /** Puts the server's clock forward, where it lets tests do so. */
  pass: (seconds: number) => Promise<void>;
  /** Switches the limits off, where it lets tests do so. */
  withoutLimits: () => Promise<void>;
};

const json = { 'content-type': 'application/json' };

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
    call: async (name, body, sender = null) => {
      const answer = await fetch(
        `${origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=marquee-embedded`,
        {
          method: 'POST',
          headers: { ...json, ...(sender !== null && { 'x-forwarded-for': sender }) },
          body: JSON.stringify(body),
        },
      );
      const text = await answer.text();
      const message = messageIn(text) ?? String(answer.status);
      return {
        code: answer.ok ? 'ok' : (message.split(' : ')[0] ?? ''),
        waitSeconds: secondsIn(message),
      };
    },
    pass: (seconds) => control('clock', { advanceSeconds: seconds }),
    withoutLimits: () => control('limits', { enabled: false }),
  };
}
