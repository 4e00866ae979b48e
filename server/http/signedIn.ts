import { type ApiContext, problem } from './askedJson.ts';
import type { Authenticate, Caller } from './authenticate.ts';

/** Answers only callers who are signed in; all others get the typed refusal. `purpose` says what signing in is needed for. */
export const createSignedIn =
  (authenticate: Authenticate, purpose: string) =>
  (answer: (context: ApiContext, caller: Caller) => Promise<Response>) =>
  async (context: ApiContext): Promise<Response> => {
    const authentication = await authenticate(context.req.raw);
    if (authentication.ok) return answer(context, authentication.caller);
    if (authentication.reason === 'unavailable') {
      context.header('retry-after', '5');
      return problem(
        context,
        'unavailable',
        'Your sign-in can’t be checked right now. Try again in a moment.',
      );
    }
    context.header('www-authenticate', 'Bearer');
    return problem(context, 'unauthorized', `Sign in to ${purpose}.`);
  };
