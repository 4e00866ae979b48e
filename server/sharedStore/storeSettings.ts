import { z } from 'zod';

const storeAddress =
  /^s3:\/\/(?<bucket>[a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(?<prefix>\w[\w.-]*(?:\/\w[\w.-]*)*))?\/?$/;

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Settings of the store that replicas share. The names that begin with `AWS_` are what every S3 client calls them. */
export const storeShape = {
  SHARED_STORE: z
    .string()
    .regex(storeAddress, {
      error: 'is not a place in an S3 store. Write bucket and prefix, such as s3://films/marquee.',
    })
    .optional(),
  AWS_ENDPOINT_URL: z
    .string()
    .refine((url) => isWeb(url) && !/[?#@]/.test(url), {
      error: 'is not the address of an S3 service. Write one such as http://127.0.0.1:9000.',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AWS_REGION: z
    .string()
    .regex(/^[\w-]{1,50}$/, { error: 'is not a region. Write one such as eu-central-1.' })
    .optional(),
  AWS_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, { error: 'is not an access key. Write it in one line, without spaces.' })
    .optional(),
  AWS_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: 'is not a secret key. Write it in one line, without spaces.' })
    .optional(),
};

export type StoreEnvironment = z.infer<z.ZodObject<typeof storeShape>>;

/** What is missing where a store is set up. `AWS_` names alone may be there for something else. */
export function missingOfStore(
  given: Readonly<Record<string, string | undefined>>,
): { name: string; message: string }[] {
  if (given['SHARED_STORE'] === undefined) return [];
  return (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => ({ name, message: 'is missing, and SHARED_STORE is there. Set it, or unset both.' }));
}

export type StoreSettings = {
  /** Where the objects are: of this address and the key is an object's. */
  base: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The store, or null where each server keeps its own files. */
export function storeSettingsOf(settings: StoreEnvironment): StoreSettings | null {
  const { SHARED_STORE, AWS_ENDPOINT_URL, AWS_REGION: region = 'us-east-1' } = settings;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const place = storeAddress.exec(SHARED_STORE ?? '')?.groups;
  if (!place || accessKeyId === undefined || secretAccessKey === undefined) return null;
  const { bucket = '', prefix } = place;
  // Services other than Amazon's often have no name for each bucket.
  const host = AWS_ENDPOINT_URL
    ? `${AWS_ENDPOINT_URL}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  return { base: prefix ? `${host}/${prefix}` : host, region, accessKeyId, secretAccessKey };
}
