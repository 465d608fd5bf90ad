// Starts the system's nginx with the deployment template on loopback, in front of a sandbox.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './certificate';

/**
 * Returns the commands to try: `NGINX_PATH` if it is set, otherwise nginx on the PATH and in /usr/sbin. Debian installs
 * nginx there, and only root's PATH contains that folder.
 */
const places = (): string[] =>
  process.env.NGINX_PATH ? [process.env.NGINX_PATH] : ['nginx', '/usr/sbin/nginx'];

export const findNginx = (): string | undefined =>
  places().find((command) => spawnSync(command, ['-v']).status === 0);

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function render(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Returns the container's main configuration, changed so that nginx writes all of its files into one folder. */
const mainConfiguration = (folder: string): string =>
  readFileSync('deploy/nginx/nginx.conf', 'utf8').replaceAll('/tmp/', `${folder}/`);

/**
 * An unprivileged user, who owns only the files that nginx may write, as in the container. The object is empty if the
 * tests don't run as root, because only root can switch to another user.
 */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const give = (path: string): void => {
  if (NOBODY.uid !== undefined) chownSync(path, NOBODY.uid, NOBODY.gid);
};

export interface Nginx {
  readonly url: string;
  /** The HTTP address, which redirects to HTTPS. Without a certificate, it is the same as `url`. */
  readonly plainUrl: string;
  close(): Promise<void>;
}

async function accepts(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves a copy of `dist` with the example configuration and the changes in `configuration`. All three services are at
 * `upstream`. `variables` overrides environment variables. Uses TLS if there is a certificate.
 */
export async function startNginx(
  command: string,
  dist: string,
  upstream: string,
  variables: Readonly<Record<string, string>> = {},
  certificate: Certificate | null = null,
  configuration: object = {},
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'));
  chmodSync(folder, 0o755);
  const [root, written] = [join(folder, 'root'), join(folder, 'tmp')];
  for (const one of [root, written]) mkdirSync(one);
  give(written);
  cpSync(dist, root, { recursive: true });
  // Files that must not be served, even if a misconfigured build contains them.
  writeFileSync(join(root, 'assets/index.js.map'), '{}');
  writeFileSync(join(root, '.env'), '');
  const example = JSON.parse(readFileSync('deploy/config.example.json', 'utf8')) as object;
  writeFileSync(join(root, 'config.json'), JSON.stringify({ ...example, ...configuration }));
  const { KEPT_ROOT = root, CA_FILE = '/etc/ssl/certs/ca-certificates.crt' } = variables;
  const { REPORT_URL = '', CLEAR_AT_SIGN_OUT = '' } = variables;
  if (KEPT_ROOT !== root) give(KEPT_ROOT);
  // Copies the script and the certificates, because the unprivileged user can't read the project's folder.
  const [script, authorities] = [join(folder, 'prepare.sh'), join(folder, 'authorities.pem')];
  cpSync('deploy/nginx/prepare.sh', script);
  cpSync(CA_FILE, authorities, { dereference: true });
  const settings = { KEPT_ROOT, REPORT_URL, CLEAR_AT_SIGN_OUT };
  const prepared = { CONSOLE_ROOT: root, HOSTS_FILE: join(written, 'hosts.conf'), ...settings };
  execFileSync('sh', [script], { env: { ...process.env, ...prepared }, cwd: folder, ...NOBODY });
  const listen = `127.0.0.1:${await findFreePort()}`;
  const plain = certificate ? `127.0.0.1:${await findFreePort()}` : listen;
  const site = render(readFileSync('deploy/nginx/console.conf.template', 'utf8'), {
    LISTEN: certificate ? `${listen} ssl` : listen,
    CONSOLE_ROOT: root,
    PLATFORM_URL: upstream,
    AUTH_URL: upstream,
    ASSISTANT_URL: upstream,
    KEPT_ROOT,
    ...variables,
    CA_FILE: authorities,
  });
  writeFileSync(join(written, 'console.conf'), site);
  if (certificate) {
    const files = { CERTIFICATE: join(folder, 'cert.pem'), CERTIFICATE_KEY: join(folder, 'key.pem') };
    writeFileSync(files.CERTIFICATE, certificate.cert);
    writeFileSync(files.CERTIFICATE_KEY, certificate.key);
    const tls = readFileSync('deploy/nginx/tls.conf.template', 'utf8');
    writeFileSync(join(written, 'tls.conf'), render(tls, { LISTEN_PLAIN: plain, ...files }));
  }
  // Writes the main configuration outside the folder `written`, because it includes every file in that folder.
  const main = join(folder, 'main');
  writeFileSync(main, mainConfiguration(written));
  const server = spawn(command, ['-p', folder, '-c', main, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
    ...NOBODY,
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `${certificate ? 'https' : 'http'}://${listen}`;
  const plainUrl = `http://${plain}`;
  for (let attempt = 0; !(await accepts(plainUrl)); attempt += 1) {
    if (server.exitCode !== null || attempt > 100) throw new Error(`nginx didn't start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    plainUrl,
    async close() {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
