import { getShortCodeFolder } from './folders';

export interface CannedResponseFolder {
  readonly path: string;
  /** The last segment of the path. */
  readonly name: string;
  /** The number of responses, including those in subfolders. */
  readonly count: number;
  readonly folders: readonly CannedResponseFolder[];
}

export interface FolderTreeModel {
  readonly total: number;
  /** The number of responses without a folder. */
  readonly loose: number;
  readonly folders: readonly CannedResponseFolder[];
}

interface Node {
  readonly path: string;
  readonly name: string;
  count: number;
  readonly children: Map<string, Node>;
}

const sortByName = (nodes: Iterable<Node>): CannedResponseFolder[] =>
  [...nodes]
    .map(({ path, name, count, children }) => ({ path, name, count, folders: sortByName(children.values()) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/**
 * Builds the folder tree. Always includes the selected path, so that the selected folder is visible even if it is
 * empty.
 */
export function buildFolderTree(
  responses: readonly { readonly short_code: string }[],
  selected?: string,
): FolderTreeModel {
  const roots = new Map<string, Node>();
  let loose = 0;
  const add = (path: string, count: number) => {
    let level = roots;
    let parent = '';
    for (const name of path.split('/')) {
      const node = level.get(name) ?? { path: parent + name, name, count: 0, children: new Map() };
      level.set(name, node);
      node.count += count;
      level = node.children;
      parent = `${node.path}/`;
    }
  };
  for (const { short_code } of responses) {
    const path = getShortCodeFolder(short_code);
    if (path === null) loose += 1;
    else add(path, 1);
  }
  if (selected) add(selected, 0);
  return { total: responses.length, loose, folders: sortByName(roots.values()) };
}
