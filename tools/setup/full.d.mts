export const fullTag: { name: string; description: string };
export const isFull: boolean;
