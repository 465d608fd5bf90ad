// Writes changes of code blocks line by line.
import { diffArrays } from 'diff';
import type { Node } from 'prosemirror-model';
import { nodeTypes } from '../schema/schema';
import { alignBlocks, type BlockAlignmentStep } from './align-blocks';
import { LINE_BREAK, type MarkdownSource } from './markdown-source';
import { listChildren } from './normalize-document-node';
import { createReplacementEdits, type MarkdownEdit } from './text-edits';
import { type BlockPair, getSourceBlock, type WriteContext } from './write-context';

interface CodeSource {
  /**
   * The lines with the opening and closing fences. Null for indented code. `close` is also null if the closing fence is
   * missing.
   */
  readonly open: string | null;
  readonly close: string | null;
  readonly fence: string;
  readonly lines: readonly string[];
}

function readCode(source: string): CodeSource {
  const lines = source.split(LINE_BREAK);
  const fence = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '')?.[0];
  if (fence === undefined) return { open: null, close: null, fence: '', lines };
  const last = lines.length > 1 ? (lines.at(-1) ?? '') : '-';
  // At the end of the article, an unclosed code block may end with an empty line, which is treated as its closing line.
  const isClosed = last === '' || new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`).test(last);
  return {
    open: lines[0] ?? '',
    close: isClosed ? last : null,
    fence,
    lines: lines.slice(1, isClosed ? -1 : undefined),
  };
}

/**
 * Reports whether the source of a block is code without a closing fence. Such code extends to the end of its container.
 */
export function isUnclosedCode({ blocks, body }: MarkdownSource, node: Node): boolean {
  const block = blocks.get(node);
  if (!block || node.type !== nodeTypes.code_block) return false;
  const { open, close } = readCode(body.slice(block.from, block.to));
  return open !== null && !close;
}

/**
 * Aligns blocks. An unclosed code block that is now followed by other blocks is rewritten, because it would include
 * these blocks.
 */
export function alignWithSource(
  source: MarkdownSource,
  before: readonly Node[],
  after: readonly Node[],
): BlockAlignmentStep[] {
  const steps = alignBlocks(before, after);
  const last = before.at(-1);
  if (!last || !isUnclosedCode(source, last)) return steps;
  return steps.flatMap((step, index) => {
    const isLast = 'a' in step && step.a === before.length - 1;
    if (!isLast || !('b' in step) || index === steps.length - 1) return [step];
    return [
      { kind: 'remove', a: step.a },
      { kind: 'insert', b: step.b },
    ];
  });
}

/** Returns edits among the blocks of a quote or list item, or null if one of the old blocks has no source. */
export function writeChildren(
  context: WriteContext,
  { before, after }: BlockPair,
  isLoose: boolean,
): MarkdownEdit[] | null {
  const [old, now] = [listChildren(before), listChildren(after)];
  if (old.some((child) => !context.source.blocks.has(child))) return null;
  const { prefix } = getSourceBlock(context, before);
  const steps = alignWithSource(context.source, old, now);
  return context.writeSequence(context, { before: old, after: now, steps, prefix, isLoose });
}

/** Returns edits for the changed lines of a code block, or null if the block has to be rewritten. */
export function writeCodeChanges(
  context: WriteContext,
  { before, after }: BlockPair,
  prefix: string,
): MarkdownEdit[] | null {
  const { body, lineEnding } = context.source;
  const { from, to } = getSourceBlock(context, before);
  const source = body.slice(from, to);
  const code = readCode(source);
  const isRenamed = before.attrs.info !== after.attrs.info;
  const info = String(after.attrs.info);
  if (isRenamed && (code.open === null || /[`\\&\n]/.test(info))) return null;
  if (code.fence !== '' && endsCode(after.textContent, code.fence)) return null;
  const lines = changeLines(code, before.textContent, after.textContent, prefix);
  if (!lines) return null;
  const open = isRenamed ? code.fence + info : code.open;
  const all = [...(open === null ? [] : [open]), ...lines, ...(code.close === null ? [] : [code.close])];
  return createReplacementEdits(body, from, to, all.join(LINE_BREAK.exec(source)?.[0] ?? lineEnding));
}

/** Reports whether a line of code would be parsed as the closing fence of its block. */
const endsCode = (text: string, fence: string): boolean =>
  new RegExp(`^ {0,3}${fence[0]}{${fence.length},}[ \\t]*$`, 'm').test(text);

function changeLines(code: CodeSource, before: string, after: string, prefix: string): string[] | null {
  const { lines } = code;
  const isBlank = before === '' && lines.every((line) => line.trim() === '');
  const old = isBlank ? lines.map(() => '') : before.split('\n');
  const isReadable =
    old.length === lines.length && lines.every((line, index) => line.endsWith(old[index] ?? ''));
  if (!isReadable) return null;
  const now = after === '' ? [] : after.split('\n');
  const isFenced = code.open !== null;
  const getLead = (index: number) =>
    (lines[index] ?? '').slice(0, (lines[index]?.length ?? 0) - (old[index]?.length ?? 0));
  // Doesn't derive the prefix from the first line of indented code, because the source of the block starts after the
  // prefix of that line.
  const model = old.findIndex((line, index) => line !== '' && (isFenced || index > 0));
  const lead = model === -1 ? prefix + (isFenced ? '' : '    ') : getLead(model);
  const result: string[] = [];
  let at = 0;
  let replaced = 0;
  for (const part of diffArrays(old, now)) {
    if (part.removed) {
      replaced = part.count;
      continue;
    }
    part.value.forEach((line, count) => {
      const hasLead = count < replaced && (old[at + count] !== '' || line === '');
      if (!part.added) result.push(lines[at + replaced + count] ?? '');
      else if (hasLead) result.push(getLead(at + count) + line);
      else if (!isFenced && result.length === 0) result.push(`    ${line}`);
      else result.push(line === '' ? lead.trimEnd() : lead + line);
    });
    at += replaced + (part.added ? 0 : part.count);
    replaced = 0;
  }
  return result;
}
