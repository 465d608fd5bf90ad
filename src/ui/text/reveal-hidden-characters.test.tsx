import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { revealHiddenCharacters } from './reveal-hidden-characters';

const Drawn = ({ name }: { readonly name: string }) => <i>{name}</i>;

it('revealHiddenCharacters reveals hidden characters in the text of plain elements and changes no attributes', () => {
  const names = ['in\u202evoice', 'tax'];
  const shown = revealHiddenCharacters(
    <>
      {'Delete “gr\u200beeting”? '}
      {3} {false}
      <ul title={'a\u200bb'}>
        {names.map((name) => (
          <li key={name}>
            <b>{name}</b>
          </li>
        ))}
      </ul>
      {'שלום \u200f(12%)'}
      <Drawn name="x" />
    </>,
  );
  expect(renderToStaticMarkup(shown)).toBe(
    'Delete “gr\u2426eeting”? 3 <ul title="a\u200bb"><li><b>in\u2426voice</b></li><li><b>tax</b></li></ul>' +
      'שלום \u200f(12%)<i>x</i>',
  );
});

it('revealHiddenCharacters keeps the keys and positions of all children, so that rendered elements aren’t remounted', () => {
  const create = (text: string) => (
    <p>
      {false}
      <b>{text}</b>
      {[<i key="list">{text}</i>]}
    </p>
  );
  expect(revealHiddenCharacters(create('a\u200bb'))).toEqual(create('a\u2426b'));
});
