// What the container promises that can be read off its file: no engine is needed to break one of these.
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const file = readFileSync('deploy/Containerfile', 'utf8');
const lines = file.split('\n').filter((line) => !line.startsWith('#'));
const [, last = ''] = lines.join('\n').split(/FROM \$\{NGINX_IMAGE\}/);
const main = readFileSync('deploy/nginx/nginx.conf', 'utf8');

describe('the container', () => {
  it('takes its base images by digest', () => {
    const images = lines.filter((line) => line.startsWith('FROM '));
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^FROM \$\{\w+_IMAGE\}/);
    expect(file.match(/^ARG \w+_IMAGE=\w+:[\d.]+-alpine@sha256:[0-9a-f]{64}$/gm)).toHaveLength(2);
  });

  it('is nobody’s root, and nobody owns its files but the folder of former assets', () => {
    expect(last).toMatch(/^USER nginx$/m);
    expect(last.slice(last.indexOf('USER nginx'))).not.toMatch(/^(COPY|RUN|USER root)/m);
    expect(last.match(/chown.*/g)).toEqual(['chown nginx /srv/kept']);
  });

  it('listens where anybody may', () => expect(Number(/LISTEN=(\d+)/.exec(last)?.[1])).toBeGreaterThan(1023));

  it('writes below /tmp only', () => {
    const written = [...main.matchAll(/^\s*(?:pid|\w+_temp_path)\s+(\S+);/gm)].map(([, path]) => path);
    expect(written).toHaveLength(6);
    for (const path of written) expect(path).toMatch(/^\/tmp\//);
    expect(last).toContain('NGINX_ENVSUBST_OUTPUT_DIR=/tmp');
    expect(last).toContain('HOSTS_FILE=/tmp/');
    expect(main).toContain('include /tmp/*.conf;');
  });

  it('runs prepare.sh before nginx, as the base image runs what can be run there', () => {
    expect(last).toContain('COPY deploy/nginx/prepare.sh /docker-entrypoint.d/30-prepare.sh');
    expect(statSync('deploy/nginx/prepare.sh').mode & 0o111).toBe(0o111);
  });

  it('says whether it is well', () => expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/icon\.svg/m));

  it('is given every variable of the template, and no other is filled in', () => {
    const template = readFileSync('deploy/nginx/console.conf.template', 'utf8');
    const used = [...new Set([...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name))];
    const [, filter = ''] = /NGINX_ENVSUBST_FILTER="\^\((.*)\)\$"/.exec(last) ?? [];
    expect(filter.split('|').toSorted()).toEqual(used.toSorted());
  });
});
