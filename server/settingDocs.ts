import type { Settings } from './env.ts';

type SettingDoc = {
  /** The value where it is not set. */
  default: string;
  meaning: string;
};

/** Every setting in words: `docs/settings.md` is generated from this. */
export const settingDocs = {
  Server: {
    PORT: { default: '`3000`', meaning: 'port to listen on' },
    HOST: { default: '`127.0.0.1`', meaning: 'address to listen on; `0.0.0.0` for every network' },
    DATA_DIR: { default: '`./data`', meaning: 'folder for databases, drawn pictures and backups' },
    WORKERS: {
      default: 'by cores and memory',
      meaning:
        'processes that render pages, search and answer questions, started when needed; one a core beside the server’s own, as far as there is memory; `0`: the server does it itself',
    },
    PUBLIC_URL: {
      default: 'none',
      meaning:
        'address that people use, such as `https://films.example`: for links in mails, canonical addresses and, with `https`, strict transport',
    },
    TRUSTED_PROXIES: {
      default: 'none',
      meaning: 'addresses or networks whose `X-Forwarded-For` is trusted, such as `10.0.0.2, 172.18.0.0/16`',
    },
    SECURITY_CONTACT: {
      default: 'none',
      meaning:
        'where to report a vulnerability, such as `mailto:security@films.example` or the address of a page, for `/.well-known/security.txt`',
    },
    METRICS_PORT: {
      default: 'off',
      meaning: 'a port of its own for `/metrics`, in the format of Prometheus, such as `9464`',
    },
    METRICS_HOST: {
      default: '`127.0.0.1`',
      meaning: 'address to listen on for it; never one that the public reaches',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      default: 'off',
      meaning: 'an OpenTelemetry collector that gets traces over HTTP, such as `http://127.0.0.1:4318`',
    },
    LOG_LEVEL: {
      default: '`info`',
      meaning: '`debug`, `info` (a line a request), `warn`, `error` or `silent`',
    },
    NODE_ENV: { default: '`production`', meaning: '`production`, `development` or `test`' },
  },
  "People's data": {
    DATABASE_URL: {
      default: '`DATA_DIR/people.sqlite`',
      meaning: '`postgres://…`: accounts and libraries in PostgreSQL, for several servers side by side',
    },
    DATABASE_POOL: {
      default: '`5`',
      meaning:
        'connections to PostgreSQL that this server opens at most; a request waits up to 3 seconds for one',
    },
    AUTH_MIN_PASSWORD: {
      default: '`8`',
      meaning: 'shortest password, 6 to 128; NIST asks for 15 where there is no second factor',
    },
    AUTH_PASSWORD_NEEDS: {
      default: 'none',
      meaning: 'what else a password must have: some of `lowercase`, `uppercase`, `digit`, `symbol`',
    },
    AUTH_TEST_API: {
      default: 'off',
      meaning:
        "`1` for tests, from this machine only: the Firebase emulator's reset, codes and clock; any key, passwords of six",
    },
    SMTP_URL: {
      default: 'none',
      meaning: '`smtp://…`: sends e-mails; without it they wait for `npm run mail`',
    },
    MAIL_FROM: { default: 'from `PUBLIC_URL`', meaning: "the sender's address" },
  },
  Firebase: {
    FIREBASE_PROJECT_ID: { default: 'none', meaning: 'with `FIREBASE_API_KEY`: Firebase keeps the accounts' },
    FIREBASE_API_KEY: { default: 'none', meaning: "the project's web API key" },
    FIREBASE_AUTH_DOMAIN: { default: 'none', meaning: 'such as `films-example.firebaseapp.com`' },
    FIREBASE_APP_ID: { default: 'none', meaning: 'such as `1:1234567890:web:321abc456def`' },
    FIREBASE_MEASUREMENT_ID: {
      default: 'none',
      meaning: 'Google Analytics counts the visits of people who agree; without it no one is asked',
    },
    FIREBASE_PROVIDERS: {
      default: 'none',
      meaning:
        'other ways to sign in, such as `google.com, github.com`, once they are enabled in its console',
    },
    FIREBASE_JWKS_URL: { default: 'none', meaning: 'for tests: keys on this machine' },
  },
  TMDB: {
    TMDB_TOKEN: {
      default: 'none',
      meaning: "read access token (the long one with two dots) from your TMDB account's settings",
    },
    TMDB_BASE_URL: { default: '`https://api.themoviedb.org`', meaning: 'address of the API' },
    TMDB_IMAGE_BASE_URL: { default: '`https://image.tmdb.org/t/p`', meaning: 'address of the pictures' },
    TMDB_EXPORTS_URL: {
      default: '`https://files.tmdb.org/p/exports`',
      meaning: 'address of the daily exports, which search indexes every night',
    },
    IMAGE_PROXY: {
      default: '`off`',
      meaning: '`on`: pictures are fetched and kept by this server, so that browsers contact no other host',
    },
    HTTPS_PROXY: { default: 'none', meaning: 'a proxy for calls to TMDB' },
    NO_PROXY: { default: 'none', meaning: 'hosts to call without the proxy' },
  },
  'Shared store': {
    SHARED_STORE: {
      default: 'none',
      meaning:
        'bucket and prefix of an S3 store, such as `s3://films/marquee`, through which replicas give each other drawn pictures, TMDB’s pictures and the nightly index of names',
    },
    AWS_ENDPOINT_URL: {
      default: "Amazon's",
      meaning: 'address of another service that speaks S3, such as `http://127.0.0.1:9000`',
    },
    AWS_REGION: { default: '`us-east-1`', meaning: "the bucket's region" },
    AWS_ACCESS_KEY_ID: {
      default: 'none',
      meaning: 'key that may read, write, delete and list there; `AWS_ACCESS_KEY_ID_FILE` works, too',
    },
    AWS_SECRET_ACCESS_KEY: { default: 'none', meaning: 'its secret' },
  },
  Assistant: {
    AI_BASE_URL: {
      default: 'none',
      meaning: "a service that speaks OpenAI's protocol, such as `http://127.0.0.1:11434/v1`",
    },
    AI_MODEL: { default: 'none', meaning: "the model's name at that service" },
    AI_API_KEY: { default: 'none', meaning: 'key, if the service needs one; it never leaves the server' },
    AI_DAILY_TOKENS: {
      default: '`1000000`',
      meaning: 'tokens that all questions of a day may use together; above it the engine answers alone',
    },
  },
} satisfies Record<string, Partial<Record<keyof Settings, SettingDoc>>>;
