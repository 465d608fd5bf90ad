// The files of a release: the archive with the build, its manifest, the bill of materials, the container if it was
// built, a provenance statement and the checksums of all files. The same commit always gives the same archive, so
// anyone can compare a release with their own build. Container images differ in each build, but they serve the same
// files.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { computeSha256, createManifest } from '../deployment/build-manifest';

/**
 * The earliest time that a ZIP archive can store. It is a local time, because ZIP stores times without a time zone, so
 * the archive is the same in every time zone.
 */
const NO_TIME = new Date(1980, 0, 1);

const UNIX = 3;

/** Maps each file's path in the archive to its content. Of the file modes, only the executable bit is kept. */
function collectFiles(folder: string, name: string): Zippable {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const mode = (statSync(file).mode & 0o100) === 0 ? 0o100644 : 0o100755;
      const options = { mtime: NO_TIME, os: UNIX, attrs: mode << 16 };
      return [
        `${name}/${relative(folder, file).split(sep).join('/')}`,
        [readFileSync(file), options],
      ] as const;
    }),
  );
}

export interface ReleaseSource {
  /** Maps the name of each folder in the archive to its path. */
  readonly folders: Readonly<Record<string, string>>;
  /** The built folder, which is also one of `folders`. */
  readonly dist: string;
  readonly version: string;
  readonly commit: string;
  readonly repository: string;
  /** The bill of materials, as text. */
  readonly sbom: string;
  readonly lockfile: string;
  /** The container image as an archive, or null for a release without a container. */
  readonly container: Buffer | null;
  /** A URI that identifies who ran the build. */
  readonly builder: string;
}

interface Subject {
  readonly name: string;
  readonly digest: { readonly sha256: string };
}

/** Returns an in-toto statement with SLSA provenance: the sources and the build that produced these files. */
function createProvenance(
  { commit, repository, lockfile, builder }: ReleaseSource,
  subject: readonly Subject[],
) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject,
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${repository}#npm-run-release`,
        externalParameters: { command: 'npm run release', commit },
        internalParameters: { node: process.version },
        resolvedDependencies: [
          { uri: `git+${repository}`, digest: { gitCommit: commit } },
          { uri: 'package-lock.json', digest: { sha256: computeSha256(lockfile) } },
        ],
      },
      runDetails: { builder: { id: builder } },
    },
  };
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Maps the name of each file of a release to its content. */
export function createRelease(source: ReleaseSource): Readonly<Record<string, Buffer>> {
  const folders = Object.entries(source.folders).map(([name, folder]) => collectFiles(folder, name));
  const archive = zipSync(Object.assign({}, ...folders) as Zippable, { level: 9 });
  const files: Readonly<Record<string, Buffer>> = {
    [`console-${source.version}.zip`]: Buffer.from(archive),
    'manifest.json': Buffer.from(toJson(createManifest(source.dist, source.commit))),
    'sbom.json': Buffer.from(source.sbom),
    ...(source.container && { [`container-${source.version}.tar`]: source.container }),
  };
  const subject = Object.entries(files).map(([name, content]) => ({
    name,
    digest: { sha256: computeSha256(content) },
  }));
  const all = { ...files, 'provenance.json': Buffer.from(toJson(createProvenance(source, subject))) };
  const sums = Object.entries(all).map(([name, content]) => `${computeSha256(content)}  ${name}\n`);
  return { ...all, SHA256SUMS: Buffer.from(sums.join('')) };
}
