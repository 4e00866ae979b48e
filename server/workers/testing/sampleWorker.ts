import { serveJobs } from '../serveJobs.ts';

/** Does what each address says. */
serveJobs(async (parts, askServer) => async ({ request }) => {
  switch (new URL(request.url).pathname) {
    case '/throw':
      throw new Error('no such title');
    case '/end':
      process.exit(3);
    // falls through
    case '/loop':
      for (;;);
    case '/ask':
      return askServer(new Request('http://films.example/inner'));
    case '/moved':
      return new Response(null, { status: 301, headers: { location: '/there' } });
    default:
      return Response.json({ parts, pid: process.pid, said: await request.text() }, { status: 201 });
  }
});
