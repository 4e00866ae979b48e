import { expect } from 'vitest';

/** The protocol's answer to paths that it doesn't know. */
export const notFound = {
  success: false,
  status_code: 34,
  status_message: 'The resource you requested could not be found.',
};

const namesOf = (object: object): string[] =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(object)).filter((name) => name !== 'constructor');

/** Every method of every part of a client: `{ owner: 'movies', method: 'details', name: 'movies.details' }`. */
export function methodsOf(client: object): { owner: string; method: string; name: string }[] {
  return namesOf(client).flatMap((owner) =>
    namesOf(Reflect.get(client, owner)).map((method) => ({ owner, method, name: `${owner}.${method}` })),
  );
}

/** Calls a method that is only known by its name. */
export async function call(owner: object, method: string, ...args: unknown[]): Promise<unknown> {
  const found: unknown = Reflect.get(owner, method);
  if (typeof found !== 'function') throw new Error(`no method ${method}`);
  return Reflect.apply(found, owner, args);
}

/** The path of a picture, whatever version and colour its name says. */
export const pictureNamed = (stem: string): unknown =>
  expect.stringMatching(new RegExp(`^/${stem}\\.[0-9a-z]{8}\\.svg$`));
