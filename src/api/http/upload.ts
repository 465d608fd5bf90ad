// Sends a file. Fetch tells nothing of how far a body has got, so this is the one request that goes another way; what it
// checks before and reads afterwards is the client's own. As of every request, no answer counts that came by a redirect.
import type { Scope } from '~/api/scope';
import { createUpload } from '~/api/uploads';
import { failure, type Problem } from './api-error';
import { addressOf, bearerFor, checkMaySend, readAnswer, routeOf } from './client';
import { toldApart } from './read';

export interface UploadOptions {
  readonly scope: Scope;
  readonly file: Blob;
  readonly name: string;
  /** How much of the file has left, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Calls the sending off. A file that had already arrived stays at the platform, where nothing refers to it. */
  readonly signal: AbortSignal;
}

/** How long a file may take, in milliseconds. */
const TIME_LIMIT = 300_000;

/** Resolves to the answer of `uploads.create`. Throws `ApiError`, or the caller's own abort. */
export function uploadFile({ scope, file, name, onProgress, signal }: UploadOptions) {
  checkMaySend(createUpload, scope);
  const bearer = bearerFor(createUpload, scope);
  const body = new FormData();
  body.append('attachment', file, name);
  return new Promise<{ file_url: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (problem: Problem) => reject(failure(createUpload.id, problem));
    const address = addressOf(createUpload, { scope });
    request.open(routeOf(createUpload).method, address);
    request.timeout = TIME_LIMIT;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.setRequestHeader('chat-instance', String(scope.instance));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => fail({ kind: 'unreachable' });
    request.ontimeout = () => fail({ kind: 'timed-out', limitSeconds: TIME_LIMIT / 1000 });
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      // There is no way to tell the browser so beforehand; the policy keeps it to the services' origins.
      if (request.responseURL !== new URL(address, window.location.href).href)
        return fail({ kind: 'unreachable' });
      const answer = { status: request.status, headers: headersOf(request), text: request.responseText };
      try {
        resolve(readAnswer(createUpload, answer, { bearer, scope }));
      } catch (error) {
        toldApart(createUpload, { scope }, error).then(reject, reject);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(body);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return headers;
}
