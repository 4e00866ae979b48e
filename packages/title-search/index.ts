export { createSuggest, type SuggestItems } from './createSuggest.ts';
export type { SearchEntry } from './entry.ts';
export { createCurrentIndex, type CurrentIndex } from './importing/currentIndex.ts';
export { type Embedded, embeddedFile } from './importing/embedded.ts';
export { adoptIndex } from './importing/adoptIndex.ts';
export { type IndexPointer, parsePointer, readPointer } from './importing/indexPointer.ts';
export { indexVersion } from './index/tables.ts';
export { createProtocolSearch } from './protocolSearch.ts';
export type { Hit, Search } from './search.ts';
