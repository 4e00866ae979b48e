// As much of the packages' types as the benchmarks use, so that they type-check without being installed.

declare module 'autocannon' {
  type Options = {
    url: string;
    headers: Readonly<Record<string, string>>;
    connections: number;
    /** In seconds. */
    duration: number;
  };
  type Result = { non2xx: number; errors: number; requests: { average: number; total: number } };
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'chrome-launcher' {
  type Chrome = { port: number; kill: () => void };
  export function launch(options: { chromePath?: string; chromeFlags: string[] }): Promise<Chrome>;
}

declare module 'lighthouse' {
  type Audit = { id: string; score: number | null; numericValue?: number };
  type Report = {
    categories: Readonly<Record<string, { score: number | null } | undefined>>;
    audits: Readonly<Record<string, Audit>>;
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[] },
  ): Promise<{ lhr: Report } | undefined>;
}

declare module '@leeoniya/ufuzzy' {
  type Options = {
    unicode: boolean;
    intraMode: 0 | 1;
    interSplit: string;
    intraSplit: string;
    intraBound: string;
    intraChars: string;
    intraContr: string;
  };
  type Found = [places: number[] | null, info: { idx: number[] } | null, order: number[] | null];
  export default class UFuzzy {
    constructor(options: Options);
    search(texts: string[], query: string, outOfOrder: number, mostRanked: number): Found;
  }
}

declare module 'flexsearch' {
  export const Charset: { LatinAdvanced: object };
  export class Encoder {
    constructor(charset: object);
    encode(text: string): string[];
  }
  export class Index {
    constructor(options: { tokenize: 'forward'; encoder: Encoder });
    add(id: number, text: string): void;
    search(query: string, options: { limit: number; suggest?: boolean }): (number | string)[];
  }
}

declare module 'minisearch' {
  type SearchOptions = {
    prefix?: boolean;
    fuzzy?: number;
    combineWith?: 'AND';
    boost?: Readonly<Record<string, number>>;
    boostDocument?: (id: unknown, term: string, stored?: Readonly<Record<string, unknown>>) => number;
  };
  type Options = {
    fields: string[];
    storeFields?: string[];
    idField?: string;
    tokenize?: (text: string) => string[];
    processTerm?: (term: string) => string;
    searchOptions: SearchOptions;
  };
  export default class MiniSearch<Document> {
    constructor(options: Options);
    addAll(documents: readonly Document[]): void;
    search(query: string): { id: unknown }[];
  }
}

declare module 'gpt-tokenizer' {
  export function encode(text: string): number[];
}
