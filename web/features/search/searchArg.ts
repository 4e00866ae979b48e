import type { SearchArg } from '#web/api/search.ts';

import type { SearchAddress } from './searchAddress.ts';

/** What an address asks the service for. */
export const searchArg = ({ page, ...address }: SearchAddress): SearchArg => ({ ...address, from: page });
