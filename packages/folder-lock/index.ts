export { takeLock } from './takeLock.ts';
