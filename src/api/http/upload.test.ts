import { expect, it, vi } from 'vitest';
import {
  catchFailure,
  connectFakePlatform,
  onResponseMock,
  respondWith,
  TEST_SCOPE,
} from './fixtures/fake-platform';
import { uploadFile } from './upload';

connectFakePlatform();

/**
 * Stubs XMLHttpRequest. The stub responds immediately, by default with the requested URL as the response URL. With
 * `isSilent` it times out.
 */
function answerFrom(address?: string, isSilent = false, answered = 201): void {
  class Request {
    timeout = 0;
    status = answered;
    responseText = answered === 201 ? '{"file_url":"https://files.test/a.png"}' : '';
    responseURL = '';
    upload = {};
    onload = () => {};
    ontimeout = () => {};
    open = (_: string, asked: string) => {
      this.responseURL = address ?? asked;
    };
    setRequestHeader = () => {};
    getAllResponseHeaders = () => '';
    send = () => {
      if (!isSilent) this.onload();
      else if (this.timeout > 0) this.ontimeout();
    };
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('window', { location: { href: 'https://console.test/' } });
}

/** Response URLs that differ from the requested URL. The URL is empty if there was no response. */
const REDIRECTS = [
  'https://elsewhere.test/',
  'https://api.example.test/elsewhere',
  'https://api.example.test:444/v1/accounts/42/uploads',
  'http://api.example.test/v1/accounts/42/uploads',
  'https://api.example.test.evil.test/v1/accounts/42/uploads',
  'https://api.example.test/v1/accounts/43/uploads',
  'https://api.example.test/v1/accounts/42/uploads?again',
  '',
];

const upload = () =>
  uploadFile({
    scope: TEST_SCOPE,
    file: new Blob(['x']),
    name: 'a.png',
    onProgress: () => {},
    signal: new AbortController().signal,
  });

it('uploadFile accepts a response from the requested URL', async () => {
  answerFrom();
  expect(await upload()).toEqual({ file_url: 'https://files.test/a.png' });
});

it.each(REDIRECTS)('uploadFile rejects a response that was redirected to %j', async (to) => {
  answerFrom(to);
  expect((await catchFailure(upload())).kind).toBe('unreachable');
  // A redirected response must not affect the token or the request limit.
  expect(onResponseMock).not.toHaveBeenCalled();
});

it('uploadFile times out after five minutes', async () => {
  answerFrom(undefined, true);
  expect((await catchFailure(upload())).problem).toEqual({ kind: 'timed-out', limitSeconds: 300 });
});

it('uploadFile throws a switched-off error when the upload returns 404 and the account exists', async () => {
  answerFrom(undefined, false, 404);
  respondWith(200, { data: [], meta: { total_count: 0, current_page: 1, per_page: 25, total_pages: 0 } });
  expect((await catchFailure(upload())).kind).toBe('switched-off');
});

it('uploadFile throws the error of the upload when the account returns 404 too', async () => {
  answerFrom(undefined, false, 404);
  respondWith(404, '');
  const { kind, context } = await catchFailure(upload());
  expect([kind, context.status]).toEqual(['unexpected-answer', 404]);
});
