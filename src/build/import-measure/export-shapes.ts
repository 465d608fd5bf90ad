// Writes generated pages as export files of each product, in the formats that the products' documentation describes.
import type { ImportFile } from '~/features/help-center/transfer/planned-article';
import { predictSlug } from '~/lib/markdown/predict-slug';
import { createWordFile } from './create-word-file';
import { getImageBytes, type HandbookPage, listInlines } from './handbook-pages';
import {
  escapeHtml,
  getRemoteImageUrl,
  type ManualAddresses,
  writeHtmlBlocks,
  writeMarkdownBlocks,
} from './write-html';

/** An export format. The optional properties say what the format can't preserve. */
export interface TestedExportFormat {
  readonly name: string;
  readonly write: (pages: readonly HandbookPage[]) => ImportFile[];
  /** True if links can't point to a heading of another page, only to the page. */
  readonly hasNoPlaces?: boolean;
  /** True if all images are on another server. */
  readonly isRemote?: boolean;
  /** True if all images are embedded in the document. */
  readonly isEmbedded?: boolean;
}

const encode = (path: string, text: string): ImportFile => ({ path, bytes: new TextEncoder().encode(text) });

const listImages = (pages: readonly HandbookPage[]): number[] =>
  pages.flatMap(listInlines).flatMap((one) => (one.type === 'image' && !one.isRemote ? [one.image] : []));

const toFiles = (images: readonly number[], getPath: (image: number) => string): ImportFile[] =>
  images.map((image) => ({ path: getPath(image), bytes: getImageBytes(image) }));

interface FolderShape {
  readonly getPath: (page: HandbookPage) => string;
  readonly getImagePath: (image: number) => string;
  /** True if links omit the file extension, as Docusaurus and GitBook allow. */
  readonly isShort?: boolean;
  readonly write: (page: HandbookPage, addresses: ManualAddresses) => string | Uint8Array;
  readonly listMore?: (pages: readonly HandbookPage[]) => ImportFile[];
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Writes one file for each page, whose links and images are relative. */
const writeFolder =
  ({ getPath, getImagePath, isShort, write, listMore }: FolderShape) =>
  (pages: readonly HandbookPage[]): ImportFile[] => {
    const files = pages.map((page) => {
      const up = '../'.repeat(getPath(page).split('/').length - 1);
      const addresses: ManualAddresses = {
        getLink: (to) => {
          const target = pages[to];
          const path = target ? getPath(target) : '';
          return up + encodePath(isShort ? path.replace(/\.md$/, '') : path);
        },
        getImage: (image) => up + encodePath(getImagePath(image)),
      };
      const content = write(page, addresses);
      return typeof content === 'string'
        ? encode(getPath(page), content)
        : { path: getPath(page), bytes: content };
    });
    return [...files, ...toFiles(listImages(pages), getImagePath), ...(listMore?.(pages) ?? [])];
  };

const getId = (index: number): string => String(360_001_000 + index);
const getNotionId = (index: number): string => index.toString(16).padStart(32, '0');
const getNotionPath =
  (extension: string) =>
  ({ section, title, index }: HandbookPage) =>
    `${section} ${getNotionId(9000)}/${title.replaceAll(/[:/]/g, '')} ${getNotionId(index)}.${extension}`;

const markdown: FolderShape = {
  getPath: ({ section, index }) => `docs/${predictSlug(section)}/page-${index}.md`,
  getImagePath: (image) => `docs/assets/${image}.png`,
  write: ({ title, blocks }, addresses) =>
    `---\ntitle: ${title}\ntags: [a, b]\n---\n\n${writeMarkdownBlocks(blocks, addresses)}\n`,
};

const writeConfluence = (pages: readonly HandbookPage[]): ImportFile[] =>
  writeFolder({
    getPath: ({ index }) => `KB/${getId(index)}.html`,
    getImagePath: (image) => `KB/attachments/1/${image}.png`,
    write: ({ title, section, blocks }, addresses) => `<!DOCTYPE html>
<html><head><title>Acme : ${escapeHtml(title)}</title><link rel="stylesheet" href="styles/site.css" type="text/css" />
<META http-equiv="Content-Type" content="text/html; charset=UTF-8"></head>
<body class="theme-default aui-theme-default"><div id="page"><div id="main" class="aui-page-panel"><div id="main-header">
<div id="breadcrumb-section"><ol id="breadcrumbs"><li class="first"><span><a href="index.html">Acme</a></span></li>
<li><span><a href="1.html">Home</a></span></li><li><span><a href="2.html">${escapeHtml(section)}</a></span></li></ol></div>
<h1 id="title-heading" class="pagetitle"><span id="title-text"> Acme : ${escapeHtml(title)} </span></h1></div>
<div id="content" class="view"><div class="page-metadata">Created by <span class='author'> Somebody</span> on May 1</div>
<div id="main-content" class="wiki-content group">${writeHtmlBlocks(
      blocks,
      addresses,
      (text, language) =>
        `<div class="code panel pdl"><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: ${language}; gutter: false; theme: Confluence" data-theme="Confluence">${escapeHtml(text)}</pre></div></div>`,
    )}</div>
<div class="pageSection group"><h2 id="attachments" class="pageSectionTitle">Attachments:</h2></div></div></div>
<div id="footer" role="contentinfo"><p>Document generated by Confluence</p></div></div></body></html>`,
    listMore: (all) => [
      encode(
        'KB/index.html',
        `<title>Acme (Acme)</title><h1>Space Details:</h1><ul>${all.map(({ title }) => `<li>${escapeHtml(title)}</li>`).join('')}</ul>`,
      ),
    ],
  })(pages);

const ZENDESK = 'https://acme.zendesk.com';

/** URLs of Zendesk. Links to articles and images are root-relative or absolute. */
const zendeskAddresses: ManualAddresses = {
  getLink: (to) => `${to % 2 === 0 ? ZENDESK : ''}/hc/en-us/articles/${getId(to)}-Page-${to}`,
  getImage: (image) => `/hc/article_attachments/${image}`,
};

const writeZendesk = (pages: readonly HandbookPage[]): ImportFile[] => {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const articles = pages.map(({ index, title, section, blocks }) => ({
    ...{ id: Number(getId(index)), url: `${ZENDESK}/api/v2/help_center/en-us/articles/${getId(index)}.json` },
    html_url: `${ZENDESK}/hc/en-us/articles/${getId(index)}-Page-${index}`,
    ...{ author_id: 1, comments_disabled: false, draft: index % 3 === 0, promoted: false, position: 0 },
    ...{
      section_id: sections.indexOf(section) + 1,
      name: title,
      title,
      source_locale: 'en-us',
      locale: 'en-us',
    },
    ...{ outdated: false, label_names: [], body: writeHtmlBlocks(blocks, zendeskAddresses) },
  }));
  return [
    encode('articles.json', JSON.stringify({ count: articles.length, next_page: null, articles })),
    encode(
      'sections.json',
      JSON.stringify({
        sections: sections.map((name, index) => ({ id: index + 1, name, locale: 'en-us', category_id: 1 })),
      }),
    ),
    encode('categories.json', JSON.stringify({ categories: [{ id: 1, name: 'Help', locale: 'en-us' }] })),
  ];
};

const writeIntercom = (pages: readonly HandbookPage[]): ImportFile[] => {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const addresses: ManualAddresses = {
    getLink: (to) => `https://help.acme.test/en/articles/${getId(to)}-page-${to}`,
    getImage: getRemoteImageUrl,
  };
  const data = pages.map(({ index, title, section, blocks }) => ({
    ...{ id: getId(index), type: 'article', workspace_id: 'acme', parent_type: 'collection', author_id: 1 },
    ...{ parent_id: sections.indexOf(section) + 1, title, description: '', state: 'published' },
    ...{ body: writeHtmlBlocks(blocks, addresses), default_locale: 'en', translated_content: null },
    url: `https://help.acme.test/en/articles/${getId(index)}-page-${index}`,
  }));
  const collections = sections.map((name, index) => ({ id: String(index + 1), type: 'collection', name }));
  return [
    encode(
      'articles.json',
      JSON.stringify({ type: 'list', pages: { page: 1 }, total_count: data.length, data }),
    ),
    encode('collections.json', JSON.stringify({ type: 'list', data: collections })),
  ];
};

export const TESTED_EXPORT_FORMATS: readonly TestedExportFormat[] = [
  { name: 'Markdown, YAML', write: writeFolder(markdown) },
  {
    name: 'Markdown, TOML',
    write: writeFolder({
      ...markdown,
      write: ({ title, blocks }, addresses) =>
        `+++\ntitle = ${JSON.stringify(title)}\n+++\n${writeMarkdownBlocks(blocks, addresses)}\n`,
    }),
  },
  {
    name: 'Docusaurus',
    write: writeFolder({
      ...markdown,
      isShort: true,
      write: ({ title, blocks }, addresses) =>
        `---\nsidebar_position: 2\n---\n\n# ${title}\n\n${writeMarkdownBlocks(blocks, addresses)}\n`,
    }),
  },
  {
    name: 'GitBook',
    write: writeFolder({
      ...markdown,
      getImagePath: (image) => `.gitbook/assets/${image}.png`,
      write: ({ title, blocks }, addresses) =>
        `---\ndescription: >-\n  About this page\n---\n\n# ${title}\n\n${writeMarkdownBlocks(blocks, addresses)}\n`,
      listMore: () => [encode('SUMMARY.md', '# Table of contents\n\n* [Page](docs/page.md)\n')],
    }),
  },
  {
    name: 'Notion, Markdown',
    write: writeFolder({
      getPath: getNotionPath('md'),
      getImagePath: (image) => `Files ${getNotionId(9001)}/Untitled ${image}.png`,
      write: ({ title, blocks }, addresses) => `# ${title}\n\n${writeMarkdownBlocks(blocks, addresses)}\n`,
    }),
  },
  {
    name: 'Notion, HTML',
    write: writeFolder({
      getPath: getNotionPath('html'),
      getImagePath: (image) => `Files ${getNotionId(9001)}/Untitled ${image}.png`,
      write: ({ title, blocks }, addresses) =>
        `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><title>${escapeHtml(title)}</title><style>.page { margin: 0 }</style></head><body><article class="page sans"><header><h1 class="page-title">${escapeHtml(title)}</h1><p class="page-description"></p></header><div class="page-body">${writeHtmlBlocks(blocks, addresses, (text, language) => `<pre class="code"><code class="language-${language}">${escapeHtml(text)}</code></pre>`)}</div></article></body></html>`,
    }),
  },
  {
    name: 'HTML pages',
    write: writeFolder({
      getPath: ({ section, index }) => `site/${predictSlug(section)}/page-${index}.html`,
      getImagePath: (image) => `site/img/${image}.png`,
      write: ({ title, blocks }, addresses) =>
        `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><header>Acme</header><nav><a href="/">Home</a></nav><main><h1>${escapeHtml(title)}</h1>${writeHtmlBlocks(blocks, addresses)}</main><footer>Imprint</footer></body></html>`,
    }),
  },
  { name: 'Confluence, HTML', write: writeConfluence },
  { name: 'Zendesk, JSON', write: writeZendesk, isRemote: true },
  {
    name: 'Zendesk, HTML',
    isRemote: true,
    write: (pages) =>
      pages.map(({ index, title, blocks }) =>
        encode(
          `en-us/${getId(index)}.html`,
          `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${writeHtmlBlocks(
            blocks,
            { ...zendeskAddresses, getImage: (image) => `${ZENDESK}/hc/article_attachments/${image}` },
          )}</body></html>`,
        ),
      ),
  },
  { name: 'Intercom, JSON', write: writeIntercom, isRemote: true },
  {
    name: 'Word',
    isEmbedded: true,
    hasNoPlaces: true,
    write: writeFolder({
      getPath: ({ section, index }) => `Manual/${section}/Page ${index}.docx`,
      getImagePath: (image) => `unused/${image}.png`,
      write: createWordFile,
    }),
  },
];
