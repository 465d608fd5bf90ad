// Checks the container's properties in the files that define it, without a container engine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const file = readFileSync('deploy/Containerfile', 'utf8');
const lines = file.split('\n').filter((line) => !line.startsWith('#'));
const [, last = ''] = lines.join('\n').split(/FROM \$\{NGINX_IMAGE\}/);
const main = readFileSync('deploy/nginx/nginx.conf', 'utf8');

describe('the container', () => {
  it('the container file pins its base images by digest', () => {
    const images = lines.filter((line) => line.startsWith('FROM '));
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^FROM \$\{\w+_IMAGE\}/);
    expect(file.match(/^ARG \w+_IMAGE=\w+:[\d.]+-alpine@sha256:[0-9a-f]{64}$/gm)).toHaveLength(2);
  });

  it("the container's user isn't root and owns only the folder of previous assets", () => {
    expect(last).toMatch(/^USER nginx$/m);
    expect(last.slice(last.indexOf('USER nginx'))).not.toMatch(/^(COPY|RUN|USER root)/m);
    expect(last.match(/chown.*/g)).toEqual(['chown nginx /srv/kept']);
  });

  it('the container listens on an unprivileged port', () =>
    expect(Number(/LISTEN=(\d+)/.exec(last)?.[1])).toBeGreaterThan(1023));

  it('the container writes only below /tmp', () => {
    const written = [...main.matchAll(/^\s*(?:pid|\w+_temp_path)\s+(\S+);/gm)].map(([, path]) => path);
    expect(written).toHaveLength(6);
    for (const path of written) expect(path).toMatch(/^\/tmp\//);
    expect(last).toContain('NGINX_ENVSUBST_OUTPUT_DIR=/tmp');
    expect(last).toContain('HOSTS_FILE=/tmp/');
    expect(main).toContain('include /tmp/*.conf;');
  });

  it('the base image runs prepare.sh before it starts nginx', () => {
    expect(last).toContain('COPY deploy/nginx/prepare.sh /docker-entrypoint.d/30-prepare.sh');
    expect(statSync('deploy/nginx/prepare.sh').mode & 0o111).toBe(0o111);
  });

  it('the container file has a health check, whose script is executable', () => {
    expect(last).toContain('COPY deploy/nginx/health.sh /usr/local/bin/console-health');
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*CMD console-health /m);
    expect(statSync('deploy/nginx/health.sh').mode & 0o111).toBe(0o111);
  });

  it.each([
    ['8080', 'http://127.0.0.1:8080'],
    ['8443 ssl', 'https://127.0.0.1:8443'],
    ['0.0.0.0:8443 ssl http2', 'https://127.0.0.1:8443'],
    ['*:8080 default_server', 'http://127.0.0.1:8080'],
    ['[::]:8443 ipv6only=off ssl', 'https://[::1]:8443'],
    ['10.0.0.5:8080', 'http://10.0.0.5:8080'],
    ['console.ssl:8080', 'http://console.ssl:8080'],
  ])('the health check requests the address that nginx listens on: %s', (listen, address) => {
    const folder = mkdtempSync(join(tmpdir(), 'health-'));
    writeFileSync(join(folder, 'wget'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
    const environment = { PATH: `${folder}:${process.env.PATH}`, LISTEN: listen };
    const output = execFileSync('sh', ['deploy/nginx/health.sh'], { env: environment, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(output).toBe(`-q --no-check-certificate -O /dev/null ${address}/icon.svg\n`);
  });

  it('the container defines exactly the variables that the nginx template substitutes', () => {
    const template = readFileSync('deploy/nginx/console.conf.template', 'utf8');
    const used = [...new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name))];
    const [, filter = ''] = /NGINX_ENVSUBST_FILTER="\^\((.*)\)\$"/.exec(last) ?? [];
    expect(filter.split('|').toSorted()).toEqual(used.toSorted());
  });
});
