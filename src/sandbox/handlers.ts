// Every operation as a request handler of MSW, whose matching serves both mounts.
import { type HttpHandler, http } from 'msw';
import { OPERATIONS } from '~/api/operations';
import { answerHook } from './hooks';
import type { Outcome } from './outcome';
import type { Connection, Sandbox } from './sandbox';

/** What differs between the mounts: what is known of a connection, and what becomes of an answer that gets lost. */
export interface Mount {
  connection(request: Request): Connection;
  deliver(outcome: Outcome): Response | Promise<Response>;
}

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const;

const texts = (params: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));

/** What is asked of the platform, wherever the configuration says that it is: only images may come from elsewhere under such a path. */
const PLATFORM_PATHS = ['*/v1/*', '/auth/*'];
const isImage = ({ headers }: Request) => /^image\//.test(headers.get('accept') ?? '');

/** One handler per operation, then the hooks, then one that tells of every other request to the platform. */
export function createHandlers(sandbox: Sandbox, mount: Mount): HttpHandler[] {
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
  return [...operations, http.all('/sandbox/*', ({ request }) => answerHook(sandbox, request)), ...unknown];
}
