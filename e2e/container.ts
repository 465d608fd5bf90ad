// Builds and starts the container of deploy/Containerfile if a container engine and its base images are available.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './nginx';

const FILE = 'deploy/Containerfile';
const NAME = 'console-under-test';

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

function run(engine: string, ...parts: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(engine, parts, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function must(outcome: Outcome): string {
  if (outcome.status !== 0) throw new Error(outcome.output);
  return outcome.output.trim();
}

/** Returns the first engine that responds: the one named by `CONTAINER_ENGINE`, Docker or Podman. */
export const findContainerEngine = (): string | undefined =>
  [process.env.CONTAINER_ENGINE ?? [], 'docker', 'podman']
    .flat()
    .find((engine) => run(engine, 'info').status === 0);

/** Returns the base images that the Containerfile names, or their replacements from environment variables. */
const baseImages = (): [name: string, image: string][] =>
  [...readFileSync(FILE, 'utf8').matchAll(/^ARG (\w+_IMAGE)=(.+)$/gm)].map(([, name = '', image = '']) => [
    name,
    process.env[name] ?? image,
  ]);

/** Reports whether the base images are present or can be pulled. */
export const hasBaseImages = (engine: string): boolean =>
  baseImages().every(
    ([, image]) =>
      run(engine, 'image', 'inspect', image).status === 0 || run(engine, 'pull', image).status === 0,
  );

export interface Container {
  readonly url: string;
  /** Runs a command in the container as its user. */
  exec(command: string): Outcome;
  health(): Outcome;
  close(): void;
}

/**
 * Builds and starts the container. All three services are at `upstream` on this machine. Passes only the options that
 * the first lines of the Containerfile document.
 */
export async function startContainer(engine: string, upstream: string): Promise<Container> {
  const images = baseImages().flatMap(([name, image]) => ['--build-arg', `${name}=${image}`]);
  must(run(engine, 'build', '--network', 'host', '-f', FILE, '-t', NAME, ...images, '.'));
  const folder = mkdtempSync(join(tmpdir(), 'console-container-'));
  const [configuration, kept] = [join(folder, 'config.json'), join(folder, 'kept')];
  copyFileSync('deploy/config.example.json', configuration);
  mkdirSync(kept);
  for (const [path, mode] of [
    [folder, 0o755],
    [configuration, 0o644],
    [kept, 0o777],
  ] as const)
    chmodSync(path, mode);
  const listen = `127.0.0.1:${await findFreePort()}`;
  const variables = Object.entries({
    LISTEN: listen,
    PLATFORM_URL: upstream,
    AUTH_URL: upstream,
    ASSISTANT_URL: upstream,
  }).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const limits = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
  ];
  const volumes = ['-v', `${configuration}:/srv/console/config.json:ro`, '-v', `${kept}:/srv/kept`];
  const id = must(run(engine, 'run', '-d', '--network', 'host', ...limits, ...variables, ...volumes, NAME));
  const exec = (command: string) => run(engine, 'exec', id, 'sh', '-c', command);
  const [, check = ''] = /^HEALTHCHECK [\s\S]*?CMD (.+)$/m.exec(readFileSync(FILE, 'utf8')) ?? [];
  return {
    url: `http://${listen}`,
    exec,
    health: () => exec(check),
    close() {
      run(engine, 'rm', '-f', id);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
