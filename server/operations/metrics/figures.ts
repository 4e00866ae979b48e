type Figure = () => number | Promise<number>;

/** Work that waits for its turn: under way and waiting now; done and refused since the start. */
export type QueueFigures = {
  running: number;
  waiting: number;
  done?: number;
  failed?: number;
  refused?: number;
};

/** What is stored to be used again: found and not found since the start, and its bytes in memory now. */
export type CacheFigures = { hits: number; misses: number; bytes: number };

/**
 * What the services say of themselves, in plain numbers that are read when somebody looks. A new queue, cache or limit
 * needs one more name here and nothing else.
 */
export type Figures = {
  queues: Readonly<Record<string, () => QueueFigures>>;
  caches: Readonly<Record<string, () => CacheFigures>>;
  /** Circuit breakers: whether calls are refused now. */
  breakers: Readonly<Record<string, () => boolean>>;
  /** What may be used of something limited, such as calls or tokens. */
  left: Readonly<Record<string, Figure>>;
  /** TMDB's answers since the start, by where they came from. */
  tmdbAnswers: (() => Readonly<Record<string, number>>) | null;
  /** Connections to the database. */
  pool: (() => { open: number; idle: number; waiting: number }) | null;
};
