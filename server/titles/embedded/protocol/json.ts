import { type FailureCode, failureAnswer } from './failure.ts';

const headers = { 'content-type': 'application/json;charset=utf-8' };

export const json = (body: object): Response => new Response(JSON.stringify(body), { headers });

export function jsonFailure(code: FailureCode): Response {
  const { status, body } = failureAnswer(code);
  return new Response(JSON.stringify(body), { status, headers });
}
