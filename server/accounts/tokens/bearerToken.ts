/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +([\w.~+/=-]{1,8192})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}
