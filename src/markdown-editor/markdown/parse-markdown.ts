// Parses Markdown to a document whose blocks keep their source.
import type { Nodes, Root } from 'mdast';
import { assertNestingDepth, NestingDepthError } from '~/lib/markdown/nesting';
import { findMostFrequentBreak } from '~/lib/text/line-ends';
import { nodeTypes } from '../schema/schema';
import { getSourceRange, type MarkdownSource, UnsupportedMarkdownError } from './markdown-source';
import { BlockParser } from './parse-blocks';
import type { DefinitionTargets } from './parse-inline';
import { measureFrontMatter } from './special-syntax';
import { parseTree } from './syntax-tree';

/** The maximum length of Markdown in document mode. Longer Markdown can only be edited as source. */
export const MAX_MARKDOWN_LENGTH = 100_000;
const MAX_DEPTH = 250;

/** Parses Markdown for editing. Throws `UnsupportedMarkdownError` if the document model can't represent it. */
export function parseMarkdown(text: string): MarkdownSource {
  if (text.length > MAX_MARKDOWN_LENGTH) throw new UnsupportedMarkdownError('too-long');
  return parseMarkdownPart(text, { isTop: true });
}

interface PartOptions {
  /** True if the text is the start of an article, where it can have front matter. */
  readonly isTop: boolean;
  /** The definitions that the references in the text need. They are put before the text in the `body` of the result. */
  readonly header?: string;
}

export function parseMarkdownPart(text: string, { isTop, header = '' }: PartOptions): MarkdownSource {
  const content = isTop && text.startsWith('\uFEFF') ? text.slice(1) : text;
  const body = header + content;
  const matter = isTop ? measureFrontMatter(content) : 0;
  const root = readTree(header + blankOut(content, matter));
  const parser = new BlockParser(body, findTargets(root));
  const children = root.children.filter((child) => getSourceRange(child).from >= header.length);
  const blocks =
    matter > 0
      ? [parser.readRaw({ from: header.length, to: header.length + matter }, 'front-matter', '')]
      : [];
  if (matter === 0 || children.length > 0) blocks.push(...parser.parseFlow(children, ''));
  const doc = nodeTypes.doc.create(null, blocks);
  return {
    text,
    body,
    lineEnding: findMostFrequentBreak(body.match(/\r\n|\r|\n/g) ?? []),
    doc,
    blocks: parser.blocks,
  };
}

/**
 * The maximum number of delimiter runs in one paragraph. The parsing time grows with the square of this number and is
 * about 0.3 s at the maximum.
 */
const MAX_DELIMITERS = 3000;

/**
 * Reports whether a paragraph has more emphasis delimiters than any real text has. Each table row counts as a
 * paragraph.
 */
function isTooDense(text: string): boolean {
  let count = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (/^\s*(?:\||$)/.test(line)) count = 0;
    count += line.match(/[*_~]+/g)?.length ?? 0;
    if (count > MAX_DELIMITERS) return true;
  }
  return false;
}

/** Throws `UnsupportedMarkdownError` for Markdown that overflows the stack or takes minutes to parse. */
function readTree(text: string): Root {
  if (isTooDense(text)) throw new UnsupportedMarkdownError('too-dense');
  try {
    assertNestingDepth(text);
    return parseTree(text);
  } catch (error) {
    if (error instanceof NestingDepthError || error instanceof RangeError)
      throw new UnsupportedMarkdownError('too-deep');
    throw error;
  }
}

/** Replaces the start of the Markdown with spaces instead of removing it, so that all offsets stay the same. */
const blankOut = (text: string, length: number): string =>
  length === 0 ? text : text.slice(0, length).replaceAll(/[^\r\n]/g, ' ') + text.slice(length);

/**
 * Returns the addresses of the definitions in a tree. If several definitions have the same label, the first one counts.
 */
function findTargets(root: Root): DefinitionTargets {
  const targets = new Map<string, { url: string; title?: string | null | undefined }>();
  const visit = (node: Nodes, depth: number) => {
    if (depth > MAX_DEPTH) throw new UnsupportedMarkdownError('too-deep');
    if (node.type === 'definition' && !targets.has(node.identifier))
      targets.set(node.identifier, { url: node.url, title: node.title });
    if ('children' in node) for (const child of node.children) visit(child, depth + 1);
  };
  visit(root, 0);
  return targets;
}
