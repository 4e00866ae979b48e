import { currentKey } from '@marquee/contracts/library/currentKey.ts';

import { type DeviceStore, nothingRead } from './deviceStore.ts';
import { join, type Register } from './register.ts';

export function underCurrentKey(register: Register): Register {
  const key = currentKey(register.key);
  return key === register.key ? register : { ...register, key };
}

function underCurrentKeys(registers: readonly Register[]): Register[] {
  const joined = new Map<string, Register>();
  for (const register of registers.map(underCurrentKey)) {
    const held = joined.get(register.key);
    joined.set(register.key, held ? join(held, register) : register);
  }
  return [...joined.values()];
}

const isCurrent = ({ key }: Register) => currentKey(key) === key;

/** A store in which titles have today's numbers: stored earlier numbers are renamed when they are first read. */
export function currentStore(store: DeviceStore): DeviceStore {
  return {
    ...store,
    async read(owner) {
      const kept = await store.read(owner);
      if (kept.registers.every(isCurrent)) return kept;
      // All is read again from the account's server, which has renamed them, too.
      await store.replace(owner, underCurrentKeys).catch(() => {});
      return { registers: underCurrentKeys(kept.registers), progress: nothingRead };
    },
    async waiting(owner) {
      const waiting = await store.waiting(owner);
      if (waiting.every(isCurrent)) return waiting;
      await store.replace(owner, underCurrentKeys).catch(() => {});
      return underCurrentKeys(waiting);
    },
    keep: (owner, registers, page) => store.keep(owner, registers.map(underCurrentKey), page),
  };
}
