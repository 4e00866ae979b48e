import {
  CreateAuthUriRequest,
  DeleteRequest,
  ResetPasswordRequest,
  SendCodeRequest,
  SignInRequest,
  SignUpRequest,
  TokenRequest,
  UpdateRequest,
} from '@marquee/contracts/identity/toolkit.ts';

import type { Accounts } from '#server/accounts/accounts/accounts.ts';
import { readWebAddress } from '#server/accounts/accounts/codes.ts';
import { readEmail } from '#server/accounts/accounts/fields.ts';
import { refuse, type Result } from '#server/accounts/accounts/refusal.ts';
import type { CodeSender } from '#server/accounts/accounts/sendCode.ts';

import { answers } from './answers.ts';
import { toolkitFailures } from './envelope.ts';
import { readBody } from './readBody.ts';

type Call = (request: Request, sender: CodeSender) => Promise<Response>;

type Schema<T> = Parameters<typeof readBody<T>>[1];

const answer = <T>(result: Result<T>, body: (value: T) => object): Response =>
  result.ok ? Response.json(body(result)) : toolkitFailures.refused(result);

function call<T>(schema: Schema<T>, handle: (body: T, sender: CodeSender) => Promise<Response>): Call {
  return async (request, sender) => {
    const read = await readBody(request, schema);
    return read.ok ? handle(read.body, sender) : read.answer;
  };
}

/** The protocol's calls by their names behind `v1/accounts:`. */
export function createCalls(accounts: Accounts): ReadonlyMap<string, Call> {
  return new Map<string, Call>([
    [
      'signUp',
      call(SignUpRequest, async (body, sender) =>
        answer(await accounts.signUp(body, sender), ({ account, grant }) => answers.signedUp(account, grant)),
      ),
    ],
    [
      'signInWithPassword',
      call(SignInRequest, async (body, sender) =>
        answer(await accounts.signIn(body, sender), ({ account, grant }) => answers.signedIn(account, grant)),
      ),
    ],
    [
      'lookup',
      call(TokenRequest, async ({ idToken }) =>
        answer(await accounts.find(idToken), ({ account }) => answers.found(account)),
      ),
    ],
    [
      'update',
      call(UpdateRequest, async (body, sender) =>
        body.oobCode
          ? answer(await accounts.applyCode(body.oobCode, sender), ({ account }) =>
              answers.updated(account, null),
            )
          : answer(await accounts.update(body, sender), ({ account, grant }) =>
              answers.updated(account, grant),
            ),
      ),
    ],
    [
      'delete',
      call(DeleteRequest, async ({ idToken }) => answer(await accounts.remove(idToken), answers.removed)),
    ],
    [
      'sendOobCode',
      call(SendCodeRequest, async (body, sender) =>
        answer(await accounts.sendCode(body, sender), ({ email }) => answers.codeSent(email)),
      ),
    ],
    [
      'resetPassword',
      call(ResetPasswordRequest, async ({ oobCode, newPassword }, sender) =>
        newPassword
          ? answer(await accounts.resetPassword(oobCode, newPassword, sender), ({ email }) =>
              answers.passwordReset(email),
            )
          : answer(await accounts.readCode(oobCode), answers.codeRead),
      ),
    ],
    [
      'createAuthUri',
      call(CreateAuthUriRequest, async ({ identifier, continueUri }) => {
        if (!identifier) return toolkitFailures.refused(refuse('MISSING_IDENTIFIER'));
        if (!continueUri) return toolkitFailures.refused(refuse('MISSING_CONTINUE_URI'));
        if (!readWebAddress(continueUri)) return toolkitFailures.refused(refuse('INVALID_CONTINUE_URI'));
        return readEmail(identifier) === null
          ? toolkitFailures.refused(refuse('INVALID_IDENTIFIER'))
          : Response.json(answers.authUri());
      }),
    ],
  ]);
}
