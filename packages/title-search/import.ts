export { runCatalogue } from './importing/command/runCatalogue.ts';
