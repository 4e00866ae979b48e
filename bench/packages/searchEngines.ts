export { default as UFuzzy } from '@leeoniya/ufuzzy';
export { Charset, Encoder, Index } from 'flexsearch';
export { default as MiniSearch } from 'minisearch';
