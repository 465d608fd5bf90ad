// Reads the text of a page in the worker.
import { findLocalImages, type ParsedArticleFile } from '~/lib/file/read-article-file';
import type { ParsedHtmlFile } from '~/lib/file/read-html-file';
import type { ParsedWordFile } from '~/lib/file/read-word-file';
import { isMissingCodeError } from '~/lib/missing-code';
import { requestTextTask } from '~/texts/ask';
import { TaskTimeoutError } from '~/texts/text-queue';
import type { ImportKind, PlannedArticle } from './planned-article';
import type { SourcePage } from './source-pages';

/** The text of a page as Markdown, with the details that its format provides. */
export interface ParsedPage
  extends Omit<ParsedArticleFile, 'kind'>,
    Pick<ParsedHtmlFile, 'losses' | 'anchors' | 'confluence'> {
  readonly page: SourcePage;
  readonly kind: ImportKind;
  /** The images inside a document, keyed by their address in the text. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly problem: Extract<PlannedArticle['leftOut'], 'slow' | 'unreadable'> | null;
}

const EMPTY = {
  facts: {},
  text: '',
  kind: null,
  unread: 0,
  title: '',
  images: [],
  losses: {},
  anchors: new Map(),
  confluence: null,
  files: new Map(),
  problem: null,
} as const;

/** Matches the ID that Notion writes at the end of the names of files and folders. */
export const NOTION_ID_PATTERN = / [0-9a-f]{32}(?=\.\w+$|$)/;
/** Matches Zendesk article and attachment addresses, which pages use for links and images. */
const ZENDESK_ADDRESS = /\/hc\/(?:[a-z\d-]+\/)?article(?:s|_attachments)\//i;

function getHtmlKind(
  { id, format, exported, path }: SourcePage,
  text: string,
  isConfluence: boolean,
): ImportKind {
  if (exported) return exported.product;
  if (isConfluence) return 'confluence';
  if (NOTION_ID_PATTERN.test(path)) return 'notion';
  return id !== null && ZENDESK_ADDRESS.test(text) ? 'zendesk' : format === 'word' ? 'word' : 'html';
}

async function readFormat(page: SourcePage, signal: AbortSignal): Promise<Omit<ParsedPage, 'page'>> {
  const { bytes, format, exported, path } = page;
  if (format === 'markdown') {
    const read = await requestTextTask('article', { bytes }, signal);
    return { ...EMPTY, ...read, kind: NOTION_ID_PATTERN.test(path) ? 'notion' : read.kind };
  }
  const read: ParsedHtmlFile & Partial<Pick<ParsedWordFile, 'files'>> =
    format === 'word'
      ? await requestTextTask('word-article', { bytes: new Uint8Array(bytes) }, signal)
      : await requestTextTask('html-article', { bytes, isBody: exported !== null }, signal);
  const { title, description, tree, losses, anchors, confluence } = read;
  const { convertHtmlTreeToMarkdown } = await import('./convert-html-tree-to-markdown');
  const text = convertHtmlTreeToMarkdown(tree);
  return {
    ...EMPTY,
    kind: getHtmlKind(page, text, confluence !== null),
    title: exported?.title ?? title,
    facts: { description: exported?.description ?? description, locale: exported?.locale ?? '' },
    text,
    images: findLocalImages(text),
    losses: exported?.labels ? { ...losses, labels: exported.labels } : losses,
    ...{ anchors, confluence },
    files: read.files ?? EMPTY.files,
  };
}

/**
 * Reads a page. Rejects only if the signal is aborted, or if code of the console can't be loaded. Any other failure is
 * returned as `problem`.
 */
export async function readPage(page: SourcePage, signal: AbortSignal): Promise<ParsedPage> {
  try {
    return { page, ...(await readFormat(page, signal)) };
  } catch (error) {
    signal.throwIfAborted();
    if (isMissingCodeError(error)) throw error;
    const kind = page.exported?.product ?? (page.format === 'markdown' ? null : page.format);
    return { page, ...EMPTY, kind, problem: error instanceof TaskTimeoutError ? 'slow' : 'unreadable' };
  }
}
