export const root: string;
export const projectNode: string;
export function toolPlan(tool: string, args: readonly string[]): { command: string; args: string[] };
export const projectEnvironment: NodeJS.ProcessEnv;
export function ensureInstalled(): Promise<void>;
export function ensureBenchPackages(): Promise<void>;
