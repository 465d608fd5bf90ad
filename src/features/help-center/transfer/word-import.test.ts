import { describe, expect, it } from 'vitest';
import {
  createWordDocument,
  wordCode,
  wordImage,
  wordInnerLink,
  wordItem,
  wordLink,
  wordParagraph,
  wordTable,
  wordText,
} from '~/lib/file/fixtures/word-document';
import { readWordFile } from '~/lib/file/read-word-file';
import { UnzipLimitError } from '~/lib/file/unzip';
import { writeHtmlText } from './write-html-text';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const read = async (...[body, parts]: Parameters<typeof createWordDocument>) => {
  const file = await readWordFile(createWordDocument(body, parts));
  return { ...file, text: writeHtmlText(file.tree) };
};

describe('readWordFile', () => {
  it('reads headings, lists, tables, quotes, code and links', async () => {
    const { title, text } = await read(
      [
        wordParagraph(wordText('The boiler'), 'Title'),
        wordParagraph(wordText('Filling it'), 'Heading1', 'fill'),
        wordParagraph(wordText('Use ') + wordText('cold', 'b') + wordText(' water, never *hot*.')),
        wordItem(wordText('Open the lid'), 'number'),
        wordItem(wordText('slowly'), 'bullet', 1),
        wordItem(wordText('Pour'), 'number'),
        wordTable([
          [wordText('Part'), wordText('Size')],
          [wordText('Lid'), wordText('A|4')],
        ]),
        wordParagraph(wordText('Be careful.'), 'Quote'),
        wordParagraph(wordCode('if (full) {')),
        wordParagraph(wordCode('  stop();')),
        wordParagraph(wordCode('}')),
        wordParagraph(
          wordText('Run ') + wordCode('fill --cold') + wordText(' or ') + wordLink(wordText('read on'), 0),
        ),
        wordParagraph(wordInnerLink(wordText('Back to filling'), 'fill')),
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
      wordParagraph(wordImage(0, 'A "red" valve') + wordImage(1, '') + wordImage(2, 'Again')),
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
    const chapter = (name: string) => wordParagraph(wordText(name), 'Heading1');
    expect(await read(chapter('Only') + wordParagraph(wordText('Text')))).toMatchObject({
      title: 'Only',
      text: 'Text',
    });
    expect(await read(chapter('One') + chapter('Two'))).toMatchObject({ title: '', text: '# One\n\n# Two' });
  });

  it('counts formulas, comments, and the words in headers and footers as lost', async () => {
    const header = '<w:hdr><w:p><w:r><w:t>Acme manual</w:t></w:r></w:p></w:hdr>';
    const { losses, text } = await read(
      wordParagraph(`${wordText('Sum ')}<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>`) +
        wordParagraph(`${wordText('End')}<w:r><w:commentReference w:id="0"/></w:r>`),
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
