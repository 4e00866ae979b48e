export function build(): Promise<void>;
export function ensureBuilt(): Promise<void>;
export function ensureStaticBuilt(): Promise<void>;
