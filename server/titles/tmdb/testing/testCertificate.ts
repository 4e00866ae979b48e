import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import type { Certificate } from './faultServer.ts';

/** Just enough of ASN.1 to write a certificate for the loopback address: made for each run, it can't leak or expire. */

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  const length = body.length;
  const head =
    length < 0x80
      ? [tag, length]
      : length < 0x100
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), body]);
}

const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents);
const text = (value: string) => der(0x0c, Buffer.from(value));
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date) => der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

const commonName = '550403';
const subjectAlternativeName = '551d11';
const basicConstraints = '551d13';
const ecdsaWithSha256 = '2a8648ce3d040302';
const yes = der(0x01, Buffer.from([0xff]));

const name = (value: string) => sequence(der(0x31, sequence(identifier(commonName), text(value))));
const extension = (id: string, value: Uint8Array) => sequence(identifier(id), yes, der(0x04, value));

type Subject = { name: string; key: KeyObject; /** It may sign others. */ authority: boolean };
type Issuer = { name: string; key: KeyObject };

const dayMilliseconds = 24 * 60 * 60 * 1000;

function certificate(subject: Subject, issuer: Issuer): string {
  const algorithm = sequence(identifier(ecdsaWithSha256));
  const now = Date.now();
  const extensions = subject.authority
    ? extension(basicConstraints, sequence(yes))
    : extension(
        subjectAlternativeName,
        sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1]))),
      );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name(issuer.name),
    sequence(time(new Date(now - dayMilliseconds)), time(new Date(now + 2 * dayMilliseconds))),
    name(subject.name),
    subject.key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extensions)),
  );
  const signature = sign('sha256', body, issuer.key);
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export type TestCertificates = {
  /** What a client has to trust. */
  authority: string;
  trusted: Certificate;
  /** Like the other, but signed by no trusted authority. */
  untrusted: Certificate;
};

/** Certificates of `127.0.0.1` and `localhost`, good for a day. */
export function createTestCertificates(): TestCertificates {
  const authorityKeys = newKeys();
  const authority = { name: 'Marquee test authority', key: authorityKeys.publicKey, authority: true };
  const issuer = { name: authority.name, key: authorityKeys.privateKey };
  const issued = (by?: Issuer): Certificate => {
    const keys = newKeys();
    const subject = { name: '127.0.0.1', key: keys.publicKey, authority: false };
    return {
      key: String(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      cert: certificate(subject, by ?? { name: subject.name, key: keys.privateKey }),
    };
  };
  return { authority: certificate(authority, issuer), trusted: issued(issuer), untrusted: issued() };
}
