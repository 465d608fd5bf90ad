import { expect, it } from 'vitest';
import { containsHtml, guessColumns } from './sheet-columns';

it.each([
  ['Zammad', 'id,name,keywords,content,note,active', 'name', 'content', undefined],
  ['Freshdesk', 'id,title,folder_id,content,content_html', 'title', 'content', undefined],
  ['Freshdesk', 'Folder,Title,Content', 'Title', 'Content', 'Folder'],
  ['Freshdesk', 'title,content_html', 'title', 'content_html', undefined],
  ['Intercom', 'type,id,name,body,body_text', 'name', 'body_text', undefined],
  ['Intercom', 'name,body', 'name', 'body', undefined],
  [null, 'Atajo,Respuesta,Categoría', 'Atajo', 'Respuesta', 'Categoría'],
  [null, 'Mensagem,Código curto,Título', 'Código curto', 'Mensagem', undefined],
  [null, 'Kürzel,Inhalt,Ordner', 'Kürzel', 'Inhalt', 'Ordner'],
  [null, 'Title,Response', 'Title', 'Response', undefined],
  [null, 'Short-Code,Whatever', 'Short-Code', undefined, undefined],
])(
  'guessColumns recognizes the product %s and the columns of the heading %s',
  (product, line, shortCode, content, folder) => {
    const heading = line.split(',');
    const guess = guessColumns(heading);
    const at = (index: number | null) => (index === null ? undefined : heading[index]);
    expect(guess.product).toBe(product);
    expect([at(guess.shortCode), at(guess.content), at(guess.folder)]).toEqual([shortCode, content, folder]);
  },
);

it.each([
  ['<p>Hello</p>', true],
  ['One<br/>Two', true],
  ['1 < 2 and 3 > 2', false],
  ['<name>', false],
])('containsHtml(%j) is %s', (text, expected) => expect(containsHtml([text])).toBe(expected));
