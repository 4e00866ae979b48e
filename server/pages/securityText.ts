const dayMilliseconds = 24 * 60 * 60 * 1000;
const validDays = 180;

type SecurityTextOptions = {
  /** `mailto:…`, `tel:…` or `https://…` */
  contact: string;
  /** Null where only the caller's word supports it. */
  origin: string | null;
  now: Date;
};

/** Where to report a weakness (RFC 9116). It is valid for half a year from today, and is the same all day. */
export function securityTextOf({ contact, origin, now }: SecurityTextOptions): Response {
  const today = Math.floor(now.getTime() / dayMilliseconds);
  const expires = new Date((today + validDays) * dayMilliseconds).toISOString().replace('.000', '');
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...(origin === null ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(lines.map((line) => `${line}\n`).join(''), { headers });
}
