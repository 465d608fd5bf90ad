import { describe, expect, it } from 'vitest';
import {
  createWordCode,
  createWordDocument,
  createWordImage,
  createWordInnerLink,
  createWordLink,
  createWordListItem,
  createWordParagraph,
  createWordTable,
  createWordText,
} from '~/lib/file/fixtures/word-document';
import { readWordFile } from '~/lib/file/read-word-file';
import { UnzipLimitError } from '~/lib/file/unzip';
import { convertHtmlTreeToMarkdown } from './convert-html-tree-to-markdown';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const read = async (...[body, parts]: Parameters<typeof createWordDocument>) => {
  const file = await readWordFile(createWordDocument(body, parts));
  return { ...file, text: convertHtmlTreeToMarkdown(file.tree) };
};

describe('readWordFile', () => {
  it('reads headings, lists, tables, quotes, code and links', async () => {
    const { title, text } = await read(
      [
        createWordParagraph(createWordText('The boiler'), 'Title'),
        createWordParagraph(createWordText('Filling it'), 'Heading1', 'fill'),
        createWordParagraph(
          createWordText('Use ') + createWordText('cold', 'b') + createWordText(' water, never *hot*.'),
        ),
        createWordListItem(createWordText('Open the lid'), 'number'),
        createWordListItem(createWordText('slowly'), 'bullet', 1),
        createWordListItem(createWordText('Pour'), 'number'),
        createWordTable([
          [createWordText('Part'), createWordText('Size')],
          [createWordText('Lid'), createWordText('A|4')],
        ]),
        createWordParagraph(createWordText('Be careful.'), 'Quote'),
        createWordParagraph(createWordCode('if (full) {')),
        createWordParagraph(createWordCode('  stop();')),
        createWordParagraph(createWordCode('}')),
        createWordParagraph(
          createWordText('Run ') +
            createWordCode('fill --cold') +
            createWordText(' or ') +
            createWordLink(createWordText('read on'), 0),
        ),
        createWordParagraph(createWordInnerLink(createWordText('Back to filling'), 'fill')),
      ].join(''),
      { links: ['valve.docx'] },
    );
    expect(title).toBe('The boiler');
    expect(text).toBe(
      [
        '# Filling it\n',
        'Use **cold** water, never \\*hot\\*.\n',
        '1. Open the lid\n   - slowly\n2. Pour\n',
        '| Part | Size |\n| - | - |\n| Lid | A\\|4 |\n',
        '> Be careful.\n',
        '```\nif (full) {\n  stop();\n}\n```\n',
        'Run `fill --cold` or [read on](valve.docx)\n',
        '[Back to filling](#filling-it)',
      ].join('\n'),
    );
  });

  it('returns each image once, with its alternative text in the content', async () => {
    const other = Uint8Array.from([...PNG, 4]);
    const { text, files, losses } = await read(
      createWordParagraph(
        createWordImage(0, 'A "red" valve') + createWordImage(1, '') + createWordImage(2, 'Again'),
      ),
      { images: [PNG, other, PNG] },
    );
    expect(text).toBe('![A "red" valve](image-1.png)![](image-2.png)![Again](image-1.png)');
    expect([...files]).toEqual([
      ['image-1.png', PNG],
      ['image-2.png', other],
    ]);
    expect(losses).toEqual({});
  });

  it('uses the top-level heading as the title only if there is exactly one', async () => {
    const chapter = (name: string) => createWordParagraph(createWordText(name), 'Heading1');
    expect(await read(chapter('Only') + createWordParagraph(createWordText('Text')))).toMatchObject({
      title: 'Only',
      text: 'Text',
    });
    expect(await read(chapter('One') + chapter('Two'))).toMatchObject({ title: '', text: '# One\n\n# Two' });
  });

  it('counts formulas, comments, and the words in headers and footers as lost', async () => {
    const header = '<w:hdr><w:p><w:r><w:t>Acme manual</w:t></w:r></w:p></w:hdr>';
    const { losses, text } = await read(
      createWordParagraph(`${createWordText('Sum ')}<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>`) +
        createWordParagraph(`${createWordText('End')}<w:r><w:commentReference w:id="0"/></w:r>`),
      { parts: { 'word/header1.xml': header } },
    );
    expect(text).toBe('Sum\n\nEnd');
    expect(losses).toEqual({ drawings: 1, comments: 1, outside: 2 });
  });

  it('rejects a document that expands beyond the limit, and a file that isn’t a Word document', async () => {
    const large = createWordDocument('', { parts: { 'word/more.xml': 'x'.repeat(1_000_000) } });
    await expect(readWordFile(large, 1_000_000)).rejects.toThrow(UnzipLimitError);
    await expect(readWordFile(new Uint8Array(100))).rejects.toThrow();
  });
});
