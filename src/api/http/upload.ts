// Uploads files with XMLHttpRequest, because fetch doesn't report upload progress. Uses the same checks and response
// parsing as the client, and also rejects redirects.
import type { Scope } from '~/api/scope';
import { createUpload } from '~/api/uploads';
import { type ApiProblem, createErrorFromProblem } from './api-error';
import { assertMaySend, buildRequestUrl, getBearerToken, getOperationRoute, parseResponse } from './client';
import { interpretFailedCall } from './read';

export interface UploadOptions {
  readonly scope: Scope;
  readonly file: Blob;
  readonly name: string;
  /** Called with the uploaded share of the file, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborts the upload. If the file had already arrived, it stays on the platform, but no article refers to it. */
  readonly signal: AbortSignal;
}

/** Time limit of an upload in milliseconds. */
const TIME_LIMIT = 300_000;

/**
 * Uploads a file and returns the response of `uploads.create`. Throws `ApiError`, or the reason of `signal` if the
 * caller aborts.
 */
export function uploadFile({ scope, file, name, onProgress, signal }: UploadOptions) {
  assertMaySend(createUpload, scope);
  const bearer = getBearerToken(createUpload, scope);
  const body = new FormData();
  body.append('attachment', file, name);
  return new Promise<{ file_url: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (problem: ApiProblem) => reject(createErrorFromProblem(createUpload.id, problem));
    const address = buildRequestUrl(createUpload, { scope });
    request.open(getOperationRoute(createUpload).method, address);
    request.timeout = TIME_LIMIT;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.setRequestHeader('chat-instance', String(scope.instance));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    let receivedAt = 0;
    request.onreadystatechange = () => {
      if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED) receivedAt = Date.now();
    };
    request.onerror = () => fail({ kind: 'unreachable' });
    request.ontimeout = () => fail({ kind: 'timed-out', limitSeconds: TIME_LIMIT / 1000 });
    request.onabort = () => reject(signal.reason);
    request.onload = () => {
      // XMLHttpRequest has no option to reject redirects, so the redirected response is rejected here. The content
      // security policy already limits redirects to the services' origins.
      if (request.responseURL !== new URL(address, window.location.href).href)
        return fail({ kind: 'unreachable' });
      const { status, responseText: text } = request;
      const response = { status, headers: buildHeaders(request), text, receivedAt };
      try {
        resolve(parseResponse(createUpload, response, { bearer, scope }));
      } catch (error) {
        interpretFailedCall(createUpload, { scope }, error).then(reject, reject);
      }
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(body);
  });
}

function buildHeaders(request: XMLHttpRequest): Headers {
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
