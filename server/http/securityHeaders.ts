export type Header = readonly [name: string, value: string];

const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** What inline code a document may run: hashes such as `'sha256-…'`. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

export type SecurityHeaders = {
  /** For every answer that isn't a document with inline code. */
  plain: readonly Header[];
  /** For scripts, styles, faces and pictures: what the others have besides means something for documents only. */
  asset: readonly Header[];
  /** The policy of one document. */
  documentPolicy: (hashes: InlineHashes) => string;
};

export type SecurityHeaderOptions = {
  /**
   * People reach the product over https: only then may a browser be made to insist on it, or an installation in a
   * home network would break.
   */
  secure: boolean;
  /** Other origins that the app connects to. */
  connect?: readonly string[];
  /** Other origins that pictures come from. */
  pictures?: readonly string[];
  /** Other origins that scripts come from. */
  scripts?: readonly string[];
  /** Other origins that are shown in frames. */
  frames?: readonly string[];
};

/** The security headers of every answer. */
export function createSecurityHeaders({
  secure,
  connect = [],
  pictures = [],
  scripts: scriptOrigins = [],
  frames = [],
}: SecurityHeaderOptions): SecurityHeaders {
  const documentPolicy = ({ scripts, styles }: InlineHashes) =>
    [
      `default-src 'none'`,
      ['script-src', `'self'`, ...scripts, ...scriptOrigins].join(' '),
      ['style-src', `'self'`, ...styles].join(' '),
      `font-src 'self'`,
      ['connect-src', `'self'`, ...connect].join(' '),
      ['img-src', `'self'`, 'data:', ...pictures].join(' '),
      `media-src 'self'`,
      `manifest-src 'self'`,
      `worker-src 'self'`,
      ['frame-src', ...playerOrigins, ...frames].join(' '),
      `frame-ancestors 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `object-src 'none'`,
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');

  const asset: readonly Header[] = [
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-resource-policy', 'same-origin'],
  ];
  return {
    documentPolicy,
    asset,
    plain: [
      ...asset,
      [
        'content-security-policy',
        `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      ],
      ['x-frame-options', 'DENY'],
      // The players refuse to play for visitors who hide where they come from.
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['cross-origin-opener-policy', 'same-origin-allow-popups'],
      [
        'permissions-policy',
        [
          'camera=()',
          // Wishes may be spoken.
          'microphone=(self)',
          'geolocation=()',
          'payment=()',
          'usb=()',
          // What players need is given to their frames, and frame-src says which frames there may be.
        ].join(', '),
      ],
      ...(secure ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
    ],
  };
}
