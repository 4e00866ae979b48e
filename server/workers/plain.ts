/** Requests and responses as processes send them to each other. */
export type PlainRequest = {
  method: string;
  url: string;
  headers: [string, string][];
  body: Uint8Array | null;
};
export type PlainResponse = { status: number; headers: [string, string][]; body: Uint8Array };

/** What an answer that is the same for every client may depend on. */
const passedOn = ['accept', 'accept-encoding', 'cache-control', 'content-type'];

export async function plainRequest(request: Request): Promise<PlainRequest> {
  const { method, url, headers } = request;
  return {
    method,
    url,
    headers: passedOn.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    body: request.body ? new Uint8Array(await request.arrayBuffer()) : null,
  };
}

export const requestOf = ({ url, body, ...rest }: PlainRequest): Request =>
  new Request(url, { ...rest, body: body && Buffer.from(body) });

export const plainResponse = async (response: Response): Promise<PlainResponse> => ({
  status: response.status,
  headers: [...response.headers],
  body: new Uint8Array(await response.arrayBuffer()),
});

export const responseOf = ({ status, headers, body }: PlainResponse): Response =>
  new Response(body.length > 0 ? Buffer.from(body) : null, { status, headers });
