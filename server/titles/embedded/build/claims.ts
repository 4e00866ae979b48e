/** Two different things would get one number: the rows can't be served as they are. */
export class NumberCollision extends Error {
  override name = 'NumberCollision';
}

/** Assigns numbers and records the owners, so that no two things of a kind ever share one. */
export class Claims {
  readonly #kind: string;
  readonly #holders = new Map<number, string>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** True when the number is new, false when the same holder had it before. */
  claim(id: number, holder: string): boolean {
    const earlier = this.#holders.get(id);
    if (earlier === holder) return false;
    if (earlier !== undefined)
      throw new NumberCollision(
        `${this.#kind} number ${id} would belong to both "${earlier}" and "${holder}"`,
      );
    this.#holders.set(id, holder);
    return true;
  }
}
