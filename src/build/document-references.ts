// Finds broken references in documents: links and file names without an existing target.
import { posix } from 'node:path';
import type { SourceFile } from './repository-rules';

const CODE_BLOCK = /```.*?```/gs;
const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g;
/** Matches a file name in backticks. Excludes names with placeholders or wildcards. */
const FILE_NAME = /`(?!\/)([\w$./-]+\/[\w$.-]+\.(?:tsx?|css|json|md|js|sh|template|conf))`/g;
/** Names of files that exist only in a build, and of example files in CONTRIBUTING.md. */
const EXCEPTIONS = /holiday|^\.(?:policy|build)\/|^e2e\/\.results\//;

/** Returns the anchor that GitHub gives to a heading. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const listAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toAnchor(heading));

/**
 * Reports links to missing files or headings, and names of missing files. A name may be relative to any folder, such as
 * `api/scope.ts`. `paths` contains all files and folders of the repository.
 */
export function findBrokenReferences(
  documents: readonly SourceFile[],
  paths: ReadonlySet<string>,
): readonly string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, listAnchors(text)]));
  return documents.flatMap(({ path, text }) => {
    const prose = text.replaceAll(CODE_BLOCK, '');
    const links = [...prose.matchAll(LINK)].flatMap(([link, file = '', anchor]) => {
      const target = file === '' ? path : posix.join(posix.dirname(path), file).replace(/\/$/, '');
      const isFound = paths.has(target) && (!anchor || anchors.get(target)?.includes(anchor) === true);
      return isFound ? [] : [`${path}: broken link ${link}`];
    });
    const names = [...prose.matchAll(FILE_NAME)].flatMap(([, name = '']) =>
      EXCEPTIONS.test(name) || [...paths].some((known) => known === name || known.endsWith(`/${name}`))
        ? []
        : [`${path}: ${name} doesn’t exist`],
    );
    return [...links, ...names];
  });
}
