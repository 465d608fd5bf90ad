import type { Element } from 'hast';
import type { Blocks } from '~/lib/markdown/article-blocks';

export interface DrawnBlock {
  readonly key: number;
  /** The first and the last line of the source, from 1. */
  readonly line: number;
  readonly endLine: number;
  /** The very same as long as the block looks the same. */
  readonly tree: Element;
}

/** The blocks of a preview. A tree is made when it is first drawn: of a megabyte of blocks, few are. */
export class DrawnBlocks {
  private readonly looks: ReadonlyMap<number, string>;
  private readonly trees: Map<number, Element>;

  /** `former`: those of the answer before, to which only what is new of this one was said. */
  constructor(
    private readonly blocks: Blocks,
    former: DrawnBlocks | null,
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

  at(index: number): DrawnBlock | undefined {
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

  /** The line of the first block in which something has one of these ids; null where nothing has. */
  lineOfId(ids: readonly string[]): number | null {
    // A quote within a text is written otherwise.
    const written = ids.map((id) => `"id":${JSON.stringify(id)}`);
    const index = this.blocks.keys.findIndex((key) =>
      written.some((one) => this.looks.get(key)?.includes(one)),
    );
    return index === -1 ? null : this.lineAt(index);
  }
}
