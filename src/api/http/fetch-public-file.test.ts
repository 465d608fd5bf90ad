import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPublicFile } from './fetch-public-file';

const MOST = 100_000;
let server: Server;

/** Starts a server that responds with `send`. Returns the URL of a file on it. */
async function serve(send: (response: ServerResponse, path?: string) => void): Promise<string> {
  server = createServer(({ url }, response) => send(response, url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
}

afterEach(() => {
  vi.restoreAllMocks();
  server.close().closeAllConnections();
});

/** Writes endlessly, as fast as the client accepts the data. */
function writeForever(response: ServerResponse): void {
  const chunk = Buffer.alloc(16_384);
  const write = (): void => {
    while (response.write(chunk));
  };
  response.on('drain', write);
  write();
}

const read = (address: string, signal = new AbortController().signal) =>
  fetchPublicFile(address, MOST, signal);

describe('fetchPublicFile', () => {
  it('fetchPublicFile returns a file whose size is exactly the limit', async () => {
    const bytes = await read(await serve((response) => response.end(Buffer.alloc(MOST, 7))));
    expect(bytes).toEqual(new Uint8Array(MOST).fill(7));
  });

  it('fetchPublicFile returns an empty file for a response without a body', async () =>
    expect(await read(await serve((response) => response.end()))).toEqual(new Uint8Array()));

  it('fetchPublicFile returns too-large for a file that is one byte above the limit', async () =>
    expect(await read(await serve((response) => response.end(Buffer.alloc(MOST + 1))))).toBe('too-large'));

  it('fetchPublicFile stops reading a body without a content length when it exceeds the limit', async () => {
    const closed = vi.fn();
    const address = await serve((response) => {
      response.on('close', closed);
      writeForever(response);
    });
    expect(await read(address)).toBe('too-large');
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });

  it('fetchPublicFile returns unreachable when the server stops sending the body and the time limit ends', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const address = await serve((response) => {
      response.write('x');
      limit.abort();
    });
    expect(await read(address)).toBe('unreachable');
  });

  it('fetchPublicFile throws when the caller aborts the signal', async () => {
    const leaving = new AbortController();
    const address = await serve((response) => {
      response.write('x');
      leaving.abort();
    });
    await expect(read(address, leaving.signal)).rejects.toThrow('aborted');
  });

  it('fetchPublicFile returns unreachable for a missing file', async () =>
    expect(await read(await serve((response) => response.writeHead(404).end()))).toBe('unreachable'));

  it('fetchPublicFile returns unreachable for a redirect', async () => {
    const asked: (string | undefined)[] = [];
    const address = await serve((response, path) => {
      asked.push(path);
      if (path === '/a.png') response.writeHead(302, { location: '/b.png' }).end();
      else response.end('x');
    });
    expect(await read(address)).toBe('unreachable');
    expect(asked).toEqual(['/a.png']);
  });

  it('fetchPublicFile sends no headers that identify the user', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await read(await serve((response) => response.end('x')));
    const init = fetched.mock.calls[0]?.[1];
    expect(init).toMatchObject({ credentials: 'same-origin', referrerPolicy: 'no-referrer' });
    expect(init).not.toHaveProperty('headers');
  });
});
