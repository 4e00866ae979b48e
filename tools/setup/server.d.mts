export const serverArguments: string[];
export const serverEnvironment: NodeJS.ProcessEnv;
