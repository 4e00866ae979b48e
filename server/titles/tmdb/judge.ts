import type { GatewayCall } from './routes/readCall.ts';
import { refusal } from './shapes.ts';

/** Statuses with which TMDB answers a question instead of failing at it. */
const refusals = new Set([400, 404, 406, 422]);

/** The parsed body of an answer that counts; undefined where it isn't what was asked for. */
export function judge(
  { shape, parts }: GatewayCall,
  { status, body }: { status: number; body: Buffer },
): object | undefined {
  const parsed = parse(body);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  if (status !== 200) return refusals.has(status) && refusal.safeParse(parsed).success ? parsed : undefined;
  const isWhole = parts.every(({ name, shape }) => {
    const part: unknown = Reflect.get(parsed, name);
    return part === undefined || shape.safeParse(part).success;
  });
  return isWhole && shape.safeParse(parsed).success ? parsed : undefined;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
