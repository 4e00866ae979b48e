import { type DeviceStore, nothingRead, readOn, type SyncProgress } from './deviceStore.ts';
import { join, type Register } from './register.ts';

type Kept = { registers: Map<string, Register>; progress: SyncProgress };

/** Keeps as long as the page lasts: for browsers that keep nothing for us. */
export function createMemoryStore(): DeviceStore {
  const owners = new Map<string, Kept>();
  const of = (owner: string): Kept => {
    const kept = owners.get(owner) ?? { registers: new Map(), progress: nothingRead };
    owners.set(owner, kept);
    return kept;
  };
  return {
    async read(owner) {
      const { registers, progress } = of(owner);
      return { registers: [...registers.values()], progress };
    },
    waiting: async (owner) => [...of(owner).registers.values()].filter(({ waiting }) => waiting),
    async keep(owner, registers, page) {
      const kept = of(owner);
      for (const register of registers) {
        const held = kept.registers.get(register.key);
        kept.registers.set(register.key, held ? join(held, register) : register);
      }
      if (page) kept.progress = readOn(kept.progress, page);
    },
    async replace(owner, next) {
      const registers = next([...of(owner).registers.values()]);
      if (registers.length === 0) owners.delete(owner);
      else
        owners.set(owner, {
          registers: new Map(registers.map((register) => [register.key, register])),
          progress: nothingRead,
        });
    },
    owners: async () => [...owners.keys()].filter((owner) => of(owner).registers.size > 0),
  };
}
