import { type Problem, type ProblemCode, statusOf } from '@marquee/contracts/problem.ts';
import type { Context } from 'hono';
import type { z } from 'zod';

export type ApiContext = Context<{ Bindings: { id?: string; address?: string } }>;

export function problem(context: ApiContext, code: ProblemCode, message: string): Response {
  const body: Problem = { code, message, requestId: context.env.id ?? '' };
  return context.json(body, statusOf[code], { 'cache-control': 'no-store' });
}

/** Undefined where it isn't JSON. A body that is too large is refused elsewhere. */
async function readJson({ req }: ApiContext): Promise<unknown> {
  try {
    return await req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What is wrong first, in short. */
function faultOf({ issues: [issue] }: z.ZodError): string {
  const place = issue?.path.map(String).join('.') || 'the body';
  return `${place}: ${issue?.message ?? 'is wrong'}`.slice(0, 200);
}

/** The JSON body of a request as it has to be, or the refusal. */
export async function askedJson<Schema extends z.ZodType>(
  context: ApiContext,
  schema: Schema,
): Promise<{ ok: true; body: z.output<Schema> } | { ok: false; refusal: Response }> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    return {
      ok: false,
      refusal: problem(context, 'unsupported-media-type', 'Send JSON, as application/json.'),
    };
  const body = schema.safeParse(await readJson(context));
  return body.success
    ? { ok: true, body: body.data }
    : { ok: false, refusal: problem(context, 'bad-request', faultOf(body.error)) };
}
