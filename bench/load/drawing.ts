import { startServer } from '../support/runningServer.ts';
import { askBeside, type CachedBeside, startRaw } from './beside.ts';
import { sendOpenLoop } from './openLoop.ts';
import { createSender, type Sent } from './send.ts';
import { summaryOf, type SentSummary } from './summary.ts';
import { readWorld } from './world.ts';

const posters = 500;
/** Details that nobody asked for before, a second. */
const perSecond = 20;
const connections = 64;
const quietSeconds = 10;
const warmUp = 40;

type Beside = CachedBeside & { details: SentSummary };

/** `quiet`: beside nothing else. */
export type DrawingFigures = { quiet: Beside; drawing: Beside; posters: SentSummary };

/** What others wait for a cached answer and for details while pictures are drawn that were all asked for at once. */
export async function measureDrawing(checkout: string): Promise<DrawingFigures> {
  const server = await startServer(undefined, { TRUSTED_PROXIES: '127.0.0.1' }, checkout);
  const raw = await startRaw(server.origin);
  const { titles, pictures } = await readWorld(server.origin);
  const asking = createSender(server.origin, connections);
  const drawing = createSender(server.origin, posters);
  let asked = 0;
  const draw = () => {
    const { media, id } = titles[(asked += 1) % titles.length] ?? { media: 'movie', id: 603 };
    return {
      kind: 'details' as const,
      path: `/3/${media}/${id}?append_to_response=credits,keywords`,
      headers: { 'accept-encoding': 'br', 'x-forwarded-for': `10.2.${asked >> 8}.${asked & 255}` },
    };
  };

  /** Both kinds of answers for as long as something else goes on. */
  async function beside<Result>(run: () => Promise<Result>) {
    const sent: Sent[] = [];
    const { result, beside } = await askBeside({ origin: server.origin, raw: raw.origin }, async () => {
      const over = new AbortController();
      const both = (async () => {
        while (!over.signal.aborted) {
          const { inTime, late } = await sendOpenLoop(asking, draw, { perSecond, seconds: 1 });
          sent.push(...inTime, ...(await late));
        }
      })();
      const made = await run();
      over.abort();
      await both;
      return made;
    });
    return { result, beside: { ...beside, details: summaryOf(sent) } };
  }

  try {
    for (let count = 0; count < warmUp; count += 1) await asking.send(draw());
    const quiet = await beside(() => new Promise((done) => setTimeout(done, quietSeconds * 1000)));
    const cold = pictures.filter((path) => path.includes('poster')).slice(-posters);
    const busy = await beside(() =>
      Promise.all(
        cold.map((path) => drawing.send({ path: `/t/p/w342${path}`, headers: { 'accept-encoding': 'br' } })),
      ),
    );
    return { quiet: quiet.beside, drawing: busy.beside, posters: summaryOf(busy.result) };
  } finally {
    asking.close();
    drawing.close();
    raw.stop();
    await server.stop();
  }
}
