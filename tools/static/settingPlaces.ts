const config = (field: string) =>
  `Firebase console, project settings, your web app: "${field}" of its configuration.`;

/** Where each setting of a build is found. */
export const places = {
  VITE_TMDB_TOKEN:
    'themoviedb.org, account settings, API: the read access token, the long one with two dots.',
  VITE_TMDB_BASE_URL: 'Only for a mirror of TMDB.',
  VITE_TMDB_IMAGE_BASE_URL: "Only for a mirror of TMDB's pictures.",
  VITE_FIREBASE_API_KEY: config('apiKey'),
  VITE_FIREBASE_PROJECT_ID: config('projectId'),
  VITE_FIREBASE_AUTH_DOMAIN: config('authDomain'),
  VITE_FIREBASE_STORAGE_BUCKET: config('storageBucket'),
  VITE_FIREBASE_APP_ID: config('appId'),
  VITE_FIREBASE_MESSAGING_SENDER_ID: config('messagingSenderId'),
  VITE_FIREBASE_MEASUREMENT_ID: config('measurementId'),
  VITE_FIREBASE_PROVIDERS:
    'Those that are enabled in the Firebase console, authentication, sign-in method: google.com, github.com.',
  VITE_IDENTITY_BASE_URL: 'Only for tests: an identity service on this machine.',
  VITE_AI_BASE_URL: 'The address of your AI service, up to /v1.',
  VITE_AI_KEY: 'The key that your AI service gave you.',
  VITE_AI_MODEL: 'The name of a model that your AI service has.',
};
