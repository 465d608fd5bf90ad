// Tests the files of a release with a small build.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { computeSha256 } from '../deployment/build-manifest';
import { createRelease } from './create-release';

const folder = mkdtempSync(join(tmpdir(), 'console-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeFiles(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, path, '..'), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

const BUILD = { 'index.html': '<p>', 'assets/a.js': 'a();', '.policy/policy.conf': 'map' };
const deploy = writeFiles('deploy', { 'prepare.sh': '#!/bin/sh' });
chmodSync(join(deploy, 'prepare.sh'), 0o755);

const releaseOf = (dist: string, container: Buffer | null = null) =>
  createRelease({
    folders: { console: dist, deploy },
    dist,
    version: '1.2.3',
    commit: 'abc123',
    repository: 'https://example.test/console',
    sbom: '{}',
    lockfile: 'lock',
    container,
    builder: 'https://example.test/ci',
  });

const release = releaseOf(writeFiles('first', BUILD));
const parse = (name: string): unknown => JSON.parse(release[name]?.toString() ?? '');

describe('a release', () => {
  it('the archive of a release contains the deployment files and the whole build, including hidden folders', () => {
    const files = unzipSync(release['console-1.2.3.zip'] ?? Buffer.of());
    expect(Object.keys(files).toSorted()).toEqual([
      'console/.policy/policy.conf',
      'console/assets/a.js',
      'console/index.html',
      'deploy/prepare.sh',
    ]);
    expect(Buffer.from(files['console/assets/a.js'] ?? []).toString()).toBe('a();');
  });

  it('a release archive doesn’t depend on the timestamps or the folder of its files', () => {
    const second = writeFiles('second', BUILD);
    utimesSync(join(second, 'index.html'), 1, 1);
    expect(releaseOf(second)).toEqual(release);
  });

  it('the manifest of a release has the commit and the served files', () =>
    expect(parse('manifest.json')).toMatchObject({
      commit: 'abc123',
      files: [{ path: 'assets/a.js', size: 4, sha256: computeSha256('a();') }, { path: 'index.html' }],
    }));

  it('SHA256SUMS has the checksum of every other file of a release', () => {
    const lines = release.SHA256SUMS?.toString().trim().split('\n');
    const others = Object.entries(release).filter(([name]) => name !== 'SHA256SUMS');
    expect(lines).toEqual(others.map(([name, content]) => `${computeSha256(content)}  ${name}`));
    expect(others.map(([name]) => name)).toEqual([
      'console-1.2.3.zip',
      'manifest.json',
      'sbom.json',
      'provenance.json',
    ]);
  });

  it('if a release includes a container, its provenance and SHA256SUMS cover the container too', () => {
    const withContainer = releaseOf(join(folder, 'first'), Buffer.from('image'));
    const checksum = computeSha256('image');
    expect(withContainer.SHA256SUMS?.toString()).toContain(`${checksum}  container-1.2.3.tar\n`);
    expect(JSON.parse(withContainer['provenance.json']?.toString() ?? '').subject).toContainEqual({
      name: 'container-1.2.3.tar',
      digest: { sha256: checksum },
    });
  });

  it('the provenance of a release names its sources and the checksum of each file', () => {
    const [archive] = Object.values(release);
    expect(parse('provenance.json')).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/provenance/v1',
      subject: [
        { name: 'console-1.2.3.zip', digest: { sha256: computeSha256(archive ?? '') } },
        { name: 'manifest.json' },
        { name: 'sbom.json' },
      ],
      predicate: {
        buildDefinition: {
          resolvedDependencies: [
            { uri: 'git+https://example.test/console', digest: { gitCommit: 'abc123' } },
            { uri: 'package-lock.json', digest: { sha256: computeSha256('lock') } },
          ],
        },
        runDetails: { builder: { id: 'https://example.test/ci' } },
      },
    });
  });
});

describe('the release workflow', () => {
  const workflow = readFileSync('.github/workflows/release.yml', 'utf8');

  it('the release workflow pins every action by its commit', () => {
    const actions = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions).toHaveLength(2);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/);
  });

  it('the release workflow tests the commit before it runs the release command and publishes a draft', () => {
    const commands = [...workflow.matchAll(/- run: (.+)/g)].map(([, command = '']) => command);
    expect(commands.indexOf('npm test')).toBeLessThan(commands.indexOf('npm run release'));
    expect(commands.at(-1)).toMatch(/^gh release create .*--draft .*dist-release\/\*$/);
    expect(workflow).toMatch(/^permissions: \{\}$/m);
  });
});
