import type { Element } from 'hast';
import type { PackedBlocks } from '~/lib/markdown/article-blocks';

export interface PreviewBlock {
  readonly key: number;
  /** The 1-based numbers of the first and last line of the block in the source. */
  readonly line: number;
  readonly endLine: number;
  /** The block's tree. The object stays the same until the block looks different. */
  readonly tree: Element;
}

/**
 * The blocks of a preview. A block's tree is created when the block is first rendered, because only a few blocks of a
 * long article are ever rendered.
 */
export class PreviewBlocks {
  private readonly looks: ReadonlyMap<number, string>;
  private readonly trees: Map<number, Element>;

  /** `former` contains the previous blocks, because each response contains only the new blocks. */
  constructor(
    private readonly blocks: PackedBlocks,
    former: PreviewBlocks | null,
  ) {
    const { keys, firstNew, newLooks } = blocks;
    const looks = new Map<number, string>();
    for (const key of keys) {
      const look = key >= firstNew ? newLooks[key - firstNew] : former?.looks.get(key);
      if (look !== undefined) looks.set(key, look);
    }
    this.looks = looks;
    this.trees = new Map([...(former?.trees ?? [])].filter(([key]) => key < firstNew && looks.has(key)));
  }

  get length(): number {
    return this.blocks.keys.length;
  }

  at(index: number): PreviewBlock | undefined {
    const key = this.blocks.keys[index];
    const look = key === undefined ? undefined : this.looks.get(key);
    if (key === undefined || look === undefined) return undefined;
    const tree: Element = this.trees.get(key) ?? JSON.parse(look);
    this.trees.set(key, tree);
    return { key, tree, line: this.lineAt(index), endLine: this.endLineAt(index) };
  }

  lineAt(index: number): number {
    return this.blocks.lines[index] ?? 0;
  }

  endLineAt(index: number): number {
    return this.blocks.endLines[index] ?? 0;
  }

  /** Returns the line of the first block that contains one of the IDs, or null if there is none. */
  lineOfId(ids: readonly string[]): number | null {
    // Finds only IDs, because JSON escapes quotes inside strings.
    const written = ids.map((id) => `"id":${JSON.stringify(id)}`);
    const index = this.blocks.keys.findIndex((key) =>
      written.some((one) => this.looks.get(key)?.includes(one)),
    );
    return index === -1 ? null : this.lineAt(index);
  }
}
