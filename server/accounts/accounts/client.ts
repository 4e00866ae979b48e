/** Who sends a request, as far as limits and the list of devices care. */
export type Client = { address: string; device: string | null };
