export const root: string;
export const projectNode: string;
export const projectEnvironment: NodeJS.ProcessEnv;
export function ensureInstalled(): Promise<void>;
