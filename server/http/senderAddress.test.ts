import { describe, expect, it } from 'vitest';

import { createSenderAddress, readProxies } from './senderAddress.ts';

describe('without proxies of ours', () => {
  const addressOf = createSenderAddress(null);

  it('what a request says about itself changes nothing', () => {
    expect(addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(addressOf('203.0.113.7', undefined)).toBe('203.0.113.7');
  });

  it('an IPv4 address counts as itself, however it is written', () => {
    expect(addressOf('::ffff:203.0.113.7', undefined)).toBe('203.0.113.7');
  });

  it('a whole IPv6 line counts as one', () => {
    expect(addressOf('2001:db8:1:2:3:4:5:6', undefined)).toBe('2001:db8:1:2::/64');
    expect(addressOf('2001:db8:1:2::9', undefined)).toBe('2001:db8:1:2::/64');
    expect(addressOf('::1', undefined)).toBe('0:0:0:0::/64');
    expect(addressOf('fe80::1%eth0', undefined)).toBe('fe80:0:0:0::/64');
  });

  it('no socket is no address', () => {
    expect(addressOf(undefined, '198.51.100.1')).toBe('');
  });
});

describe('behind proxies of ours', () => {
  const addressOf = createSenderAddress(readProxies('10.0.0.0/8, 192.0.2.9'));

  it('the last address that is not one of them counts', () => {
    expect(addressOf('10.1.2.3', '198.51.100.1')).toBe('198.51.100.1');
    expect(addressOf('10.1.2.3', '198.51.100.1, 192.0.2.9, 10.9.9.9')).toBe('198.51.100.1');
  });

  it('what strangers put before it changes nothing', () => {
    expect(addressOf('10.1.2.3', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
    expect(addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  it('nonsense counts for the proxy itself', () => {
    expect(addressOf('10.1.2.3', 'unknown')).toBe('10.1.2.3');
    expect(addressOf('10.1.2.3', undefined)).toBe('10.1.2.3');
  });
});

describe('a list of proxies', () => {
  it.each([
    '0.0.0.0/0',
    '0.0.0.0/7',
    '::/0',
    '::ffff:10.0.0.0/104',
    '10.0.0.0/33',
    'proxy.example',
    '10.0.0.1/',
    '',
  ])('%j is refused', (text) => {
    expect(readProxies(text)).toBeNull();
  });
});
