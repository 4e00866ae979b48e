export function bundledNode(root: string, platform?: NodeJS.Platform): string;
export function spawnPlan(
  tool: string,
  args: readonly string[],
  given: {
    root: string;
    node: string;
    readManifest: (file: string) => { bin?: string | Record<string, string> };
    platform?: NodeJS.Platform;
  },
): { command: string; args: string[] };
