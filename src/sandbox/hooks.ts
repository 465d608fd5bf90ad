// Hooks for demos and tests. `POST /sandbox/faults`, `/variant`, `/clock`, `/reset` and `/rate-limit` control the
// sandbox. `GET /sandbox/requests` returns the request log.
import * as z from 'zod/mini';
import type { Sandbox } from './sandbox';

const clear = z.object({ clear: z.literal(true) });
const clock = z.object({ advance_s: z.number() });
const variant = z.object({ names: z.array(z.string()) });
const rateLimit = z.object({ limit: z.number().check(z.gte(1)), window_s: z.number().check(z.gte(1)) });

const done = () => new Response(null, { status: 204 });

async function faults(sandbox: Sandbox, body: unknown): Promise<Response> {
  if (clear.safeParse(body).success) sandbox.faults.clear();
  else sandbox.faults.arm(body);
  return done();
}

async function advance(sandbox: Sandbox, body: unknown): Promise<Response> {
  await sandbox.advanceClock(clock.parse(body).advance_s);
  return done();
}

/** Switches variants and recreates the demo data, because a variant may change that data. Issued tokens stay valid. */
async function vary(sandbox: Sandbox, body: unknown): Promise<Response> {
  await sandbox.vary(variant.parse(body).names);
  return done();
}

async function limit(sandbox: Sandbox, body: unknown): Promise<Response> {
  const { limit, window_s } = rateLimit.parse(body);
  sandbox.rateLimit.configure({ limit, windowSeconds: window_s });
  return done();
}

async function reset(sandbox: Sandbox): Promise<Response> {
  await sandbox.reset();
  return done();
}

type Hook = (sandbox: Sandbox, body: unknown) => Promise<Response>;

const HOOKS: Readonly<Record<string, Hook>> = {
  'POST /sandbox/faults': faults,
  'GET /sandbox/faults': async (sandbox) => Response.json({ faults: sandbox.faults.list() }),
  'POST /sandbox/variant': vary,
  'GET /sandbox/variant': async (sandbox) => Response.json({ names: await sandbox.variants() }),
  'POST /sandbox/clock': advance,
  'POST /sandbox/reset': reset,
  'POST /sandbox/rate-limit': limit,
  'GET /sandbox/requests': async (sandbox) => Response.json({ requests: sandbox.log.list() }),
};

/** Serves an uploaded file with headers that keep a browser from executing its content. */
async function file(sandbox: Sandbox, id: number): Promise<Response> {
  const found = await sandbox.file(id);
  if (!found)
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  return new Response(
    Uint8Array.from(atob(found.base64), (letter) => letter.charCodeAt(0)),
    {
      headers: {
        'content-type': found.type || 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      },
    },
  );
}

/**
 * Responds to any request below `/sandbox/` by calling a hook or serving an uploaded file. All other paths get 404, and
 * a malformed hook body gets 400.
 */
export async function respondToHook(sandbox: Sandbox, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fileId = /^\/sandbox\/files\/(\d+)\//.exec(pathname)?.[1];
  if (request.method === 'GET' && fileId !== undefined) return file(sandbox, Number(fileId));
  const hook = HOOKS[`${request.method} ${pathname}`];
  if (!hook) return Response.json({ error: 'There is no such hook.' }, { status: 404 });
  try {
    const text = await request.text();
    return await hook(sandbox, text === '' ? {} : JSON.parse(text));
  } catch (error) {
    return Response.json({ error: String(error) }, { status: 400 });
  }
}
