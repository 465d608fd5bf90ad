// Creates an MSW request handler for every operation. The server and the browser share MSW's matching of paths.
import { type HttpHandler, http } from 'msw';
import { OPERATIONS } from '~/api/operations';
import { respondToHook } from './hooks';
import type { SandboxOutcome } from './outcome';
import type { Sandbox, SandboxConnection } from './sandbox';

/**
 * The differences between the HTTP server and the browser: the connection details that are available, and the
 * simulation of a lost response.
 */
export interface SandboxTransport {
  connection(request: Request): SandboxConnection;
  deliver(outcome: SandboxOutcome): Response | Promise<Response>;
}

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

const texts = (params: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));

/**
 * Matches the paths of platform requests on any origin. Image requests are excluded, because articles may show images
 * from other hosts that use the same paths.
 */
const PLATFORM_PATHS = ['*/v1/*', '/auth/*'];
const isImage = ({ headers }: Request) => /^image\//.test(headers.get('accept') ?? '');

/** Creates one handler per operation, then the hooks, and last a handler that reports every other platform request. */
export function createHandlers(sandbox: Sandbox, mount: SandboxTransport): HttpHandler[] {
  const operations = OPERATIONS.map((operation) =>
    METHODS[operation.method](operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) =>
      mount.deliver(await sandbox.respond(operation, texts(params), request, mount.connection(request))),
    ),
  );
  const unknown = PLATFORM_PATHS.map((path) =>
    http.all(path, async ({ request }) =>
      isImage(request)
        ? undefined
        : mount.deliver(await sandbox.respondUnknown(request, mount.connection(request))),
    ),
  );
  return [
    ...operations,
    http.all('/sandbox/*', ({ request }) => respondToHook(sandbox, request)),
    ...unknown,
  ];
}
