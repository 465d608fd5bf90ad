// The shipped proxy template keeps a platform's 421 from the browser, which would ask again by itself; refusals pass.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures';
import { nginxCommand, startNginx } from '../nginx';

const command = nginxCommand();

test('a 421 of the platform reaches no browser, a refusal does as it came', async () => {
  test.skip(!command, 'skipped: nginx is not here');
  const platform = createServer((request, response) => {
    response.writeHead(Number(request.headers['x-status'])).end('Said');
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const { port } = platform.address() as AddressInfo;
  const nginx = await startNginx(command ?? '', process.env.DIST ?? 'dist', `http://127.0.0.1:${port}`);
  const send = async (status: number) => {
    const headers = { 'x-status': String(status) };
    const answer = await fetch(`${nginx.url}/v1/accounts/1/campaigns`, { method: 'POST', headers });
    return [answer.status, await answer.text()];
  };
  expect(await send(421)).toEqual([502, 'Bad gateway\n']);
  for (const status of [201, 401, 403, 404, 409, 422, 429, 500])
    expect(await send(status)).toEqual([status, 'Said']);
  await nginx.close();
  platform.close();
});
