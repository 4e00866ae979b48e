import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { deviceName } from './deviceName.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  for (const [name, header] of [
    ['Firefox on Android', 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    [
      'Firefox on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ],
    ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/156.0.0.0 Safari/537.36`],
    [
      'Chrome on ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/156.0.0.0 Safari/537.36`,
    ],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
    ],
    [
      'Opera on Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/156.0 Safari/537.36 OPR/130.0`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 16) ${webkit} SamsungBrowser/30.0 Chrome/140.0 Mobile Safari/537.36`,
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on iPad',
      'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1',
    ],
    ['Unknown browser on Linux', 'curl/8.0 (Linux)'],
    ['Unknown browser', ''],
  ] as const) {
    it(`is ${name}`, () => {
      expect(deviceName(header)).toBe(name);
    });
  }

  it('is one of ours, whatever is sent', () => {
    expect(deviceName(null)).toBe('Unknown browser');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (header) => {
        expect(deviceName(header)).toMatch(/^[A-Z][\w ]{3,40}$/);
      }),
    );
  });
});
