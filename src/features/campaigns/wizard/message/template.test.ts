import { describe, expect, it } from 'vitest';
import type { MessageTemplate } from '~/api/inboxes';
import { firstName } from '~/lib/text/text-variables';
import {
  blankPlaceholders,
  collapseSpace,
  excerptOf,
  isTypedTemplate,
  placeholdersOf,
  refusedPlaceholders,
  renderTemplate,
  standingOf,
  templateParamsOf,
  templatesByName,
  templateTexts,
  typedTemplate,
} from './template';
import { fillVariables, unknownVariables, variablesOf } from './text-variables';

const template: MessageTemplate = {
  name: 'order_update',
  language: 'en',
  category: 'UTILITY',
  status: 'APPROVED',
  components: [
    { type: 'HEADER', text: 'Order {{1}}' },
    { type: 'BODY', text: 'Hello {{first_name}}, {{ 1 }} is on its way, {{first_name}}.' },
    { type: 'FOOTER', text: 'Acme {{1}}' },
    { type: 'BUTTONS' },
  ],
};

describe('templates', () => {
  it('names every placeholder of header and body, each once per part', () => {
    expect(placeholdersOf(template)).toEqual([
      { part: 'header', name: '1' },
      { part: 'body', name: 'first_name' },
      { part: 'body', name: '1' },
    ]);
  });
  it.each(['10\toff', '10\noff', '10     off'])('finds %j to be a value that is refused', (value) => {
    const values = { header: { '1': 'A    7' }, body: { '1': value } };
    expect(refusedPlaceholders(template, values)).toEqual([{ part: 'body', name: '1' }]);
    expect(collapseSpace(value)).toBe('10 off');
    expect(collapseSpace('10 \n    \t off')).toBe('10 off');
    expect(collapseSpace('A    7')).toBe('A    7');
  });
  it('counts a blank as missing', () => {
    expect(blankPlaceholders(template, { header: { '1': 'A7' }, body: { '1': ' ' } })).toEqual([
      { part: 'body', name: 'first_name' },
      { part: 'body', name: '1' },
    ]);
    expect(
      blankPlaceholders(template, { header: { '1': 'a' }, body: { '1': 'b', first_name: 'c' } }),
    ).toEqual([]);
  });
  it('shows the text as the recipient sees it, holes as they are written', () => {
    expect(renderTemplate(template, { header: { '1': '$&' }, body: { '1': 'It' } })).toBe(
      'Order $&\n\nHello {{first_name}}, It is on its way, {{first_name}}.\n\nAcme {{1}}',
    );
  });
  it('is cut at its placeholders, a footer at none', () => {
    const body = { part: 'body' as const };
    expect(templateTexts(template)).toEqual([
      { part: 'header', pieces: ['Order ', { part: 'header', name: '1' }] },
      {
        part: 'body',
        pieces: [
          'Hello ',
          { ...body, name: 'first_name' },
          ', ',
          { ...body, name: '1' },
          ' is on its way, ',
          { ...body, name: 'first_name' },
          '.',
        ],
      },
      { part: 'footer', pieces: ['Acme {{1}}'] },
    ]);
    expect(excerptOf(template)).toBe('Hello {{first_name}}, {{ 1 }} is on its way, {{first_name}}.');
  });
  it('sends only what the template has', () => {
    const values = { header: { '1': 'A7' }, body: { '1': 'It', first_name: 'Ana', old: 'gone' } };
    expect(templateParamsOf(template, values)).toEqual({
      language: 'en',
      processed_params: { header: { '1': 'A7' }, body: { '1': 'It', first_name: 'Ana' } },
    });
    expect(templateParamsOf({ ...template, components: [] }, values).processed_params).toEqual({});
  });
  it('keeps the languages of one name together, approved ones only', () => {
    const all = [
      { ...template, language: 'es' },
      { ...template, name: 'a', status: 'PENDING' },
      template,
      { ...template, name: 'b' },
    ];
    const names = [...templatesByName(all)].map(([name, list]) => [
      name,
      list.map((entry) => entry.language),
    ]);
    expect(names).toEqual([
      ['b', ['en']],
      ['order_update', ['en', 'es']],
    ]);
  });
});

describe('variables', () => {
  const contact = { name: 'Ana', email: 'ana@example.test', phone: '+1' };
  it('leaves a one-word name without a first name', () => {
    expect([firstName('Ana'), firstName(' Ana  Souza '), firstName('')]).toEqual(['', 'Ana', '']);
    const filled = fillVariables(
      'Hi {{contact.first_name}}, {{ contact.name }} of {{account.name}}: {{agent.name}}',
      contact,
      {
        inbox: 'Web',
        account: 'Acme',
      },
    );
    expect(filled).toBe('Hi , Ana of Acme: {{agent.name}}');
  });
  it('tells known from unknown', () => {
    const text = '{{contact.name}} {{contact.age}} {{1}} {{ Contact.Name }} {{contact.name}} {1} {}';
    expect(variablesOf(text)).toEqual(['contact.name']);
    expect(unknownVariables(text)).toEqual(['{{contact.age}}', '{{1}}', '{{ Contact.Name }}']);
  });
  // A pattern that looks back for each brace would not end within the limit of a test.
  it('reads a long row of braces', () => {
    expect(unknownVariables('{'.repeat(100_000))).toEqual([]);
  });
  it('tells a slip of the braces', () => {
    expect(unknownVariables('{contact.name} {{contact.email} {{{inbox.name}}} {smile}')).toEqual([
      '{contact.name}',
      '{{contact.email}',
      '{{{inbox.name}}}',
    ]);
  });
});

describe('standingOf', () => {
  it('tells what became of a template since it was chosen, by what recipients would read', () => {
    expect(standingOf(template, [{ ...template, category: 'MARKETING' }])).toEqual({ kind: 'same' });
    const today = { ...template, components: [{ type: 'BODY', text: 'Goodbye {{first_name}}' }] };
    expect(standingOf(template, [today])).toEqual({ kind: 'changed', today });
    expect(standingOf(template, [{ ...template, language: 'es' }])).toEqual({ kind: 'gone' });
    expect(standingOf(template, [{ ...template, status: 'PAUSED' }])).toEqual({ kind: 'gone' });
  });
});

describe('hostile names of placeholders', () => {
  const hostile: MessageTemplate = {
    ...template,
    components: [
      { type: 'BODY', text: '{{constructor}} {{__proto__}} {{toString}} {{order-id}} {{ número }}' },
    ],
  };
  it('sees each, calls it blank, and never takes what every object inherits for a value', () => {
    const names = ['constructor', '__proto__', 'toString', 'order-id', 'número'];
    expect(placeholdersOf(hostile).map(({ name }) => name)).toEqual(names);
    expect(blankPlaceholders(hostile, { body: {}, header: {} })).toHaveLength(5);
    expect(renderTemplate(hostile, { body: {} })).toContain('{{constructor}}');
    const values = { body: Object.fromEntries(names.map((name) => [name, `<${name}>`])) };
    expect(blankPlaceholders(hostile, values)).toEqual([]);
    expect(renderTemplate(hostile, values)).toBe('<constructor> <__proto__> <toString> <order-id> <número>');
  });
});

describe('a template that is typed', () => {
  const none = { header: '', body: '' };

  it.each([
    ['1, 2', ['1', '2']],
    ['{{first_name}} {{2}}', ['first_name', '2']],
    [' ;1 ,, 1', ['1']],
    ['', []],
  ])('has the placeholders of “%s”', (body, names) => {
    const typed = typedTemplate(' order_update ', ' pt_BR ', { ...none, body });
    expect(typed).toMatchObject({ name: 'order_update', language: 'pt_BR' });
    expect(typed && isTypedTemplate(typed)).toBe(true);
    expect(typed && placeholdersOf(typed)).toEqual(names.map((name) => ({ part: 'body', name })));
  });

  it('is none without a name or a language', () => {
    expect(typedTemplate(' ', 'en', none)).toBeNull();
    expect(typedTemplate('order_update', '', none)).toBeNull();
  });
});
