/** The sender of a request, for limits and the list of devices. */
export type Client = { address: string; device: string | null };
