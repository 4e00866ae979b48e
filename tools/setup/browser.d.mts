export function findBrowser(environment?: NodeJS.ProcessEnv): Promise<string | undefined>;
export function ensureBrowser(): Promise<string>;
export const browserArguments: string[];
