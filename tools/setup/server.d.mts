export const serverArguments: string[];
