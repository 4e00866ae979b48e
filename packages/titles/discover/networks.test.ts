import { describe, expect, it } from 'vitest';

import { fakeAsk } from '#testing/fakeAsk.ts';

import { supposedNetworks } from './knownValues.ts';
import { createNetworks } from './networks.ts';

const paths = Object.entries(supposedNetworks).map(([id, name]) => [`network/${id}`, name] as const);
const agreeing = Object.fromEntries(paths.map(([path, name]) => [path, () => ({ name })]));

describe('networks known from memory', () => {
  it('are none before the source was asked', () => {
    expect([...createNetworks().names()]).toEqual([]);
    expect(createNetworks().others()).toEqual([]);
  });

  it('count where the source calls the number the same, by name', async () => {
    const networks = createNetworks();
    const { ask, asked } = fakeAsk({ ...agreeing, 'network/2552': () => ({ name: 'Apple TV' }) });
    expect(await networks.look(ask)).toBe(true);
    expect(networks.names().size).toBe(paths.length);
    expect([...networks.names().values()].slice(0, 2)).toEqual(['ABC', 'AMC']);
    await networks.look(ask);
    expect(asked).toHaveLength(paths.length);
  });

  it('are left out and reported where the number is another network’s or unused', async () => {
    const networks = createNetworks();
    const { ask } = fakeAsk({
      ...agreeing,
      'network/213': () => ({ name: 'Somebody Else' }),
      'network/49': () => 404,
      'network/1024': () => ({ name: 7 }),
    });
    expect(await networks.look(ask)).toBe(true);
    expect(networks.names().has('213')).toBe(false);
    expect(networks.others()).toEqual([
      { id: '49', name: 'HBO', theirs: null },
      { id: '213', name: 'Netflix', theirs: 'Somebody Else' },
      { id: '1024', name: 'Prime Video', theirs: null },
    ]);
  });

  it('are asked about again where there was no answer, and only those', async () => {
    const networks = createNetworks();
    expect(await networks.look(fakeAsk({ ...agreeing, 'network/49': () => 503 }).ask)).toBe(false);
    expect(networks.names().has('49')).toBe(false);
    const { ask, asked } = fakeAsk(agreeing);
    expect(await networks.look(ask)).toBe(true);
    expect(asked).toEqual(['network/49']);
    expect(networks.names().get('49')).toBe('HBO');
  });

  it('are one question after the other in the background, and end at a missing answer', async () => {
    const { ask, asked } = fakeAsk({ ...agreeing, 'network/174': () => 503 });
    let pauses = 0;
    const isWhole = await createNetworks().look(ask, async () => (pauses += 1));
    expect(isWhole).toBe(false);
    expect(pauses).toBe(asked.length);
    expect(asked.length).toBeLessThan(5);
  });

  it('needn’t be asked about again with what was found earlier', async () => {
    const first = createNetworks();
    await first.look(fakeAsk(agreeing).ask);
    const next = createNetworks(first.settled());
    expect(next.names().size).toBe(paths.length);
    const { ask, asked } = fakeAsk({});
    await next.look(ask);
    expect(asked).toEqual([]);
  });
});
