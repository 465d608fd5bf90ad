import { describe, expect, it } from 'vitest';
import type { MessageTemplate } from '~/api/inboxes';
import { getFirstName } from '~/lib/text/text-variables';
import {
  collapseSpace,
  createManualTemplate,
  findEmptyPlaceholders,
  findRejectedPlaceholders,
  findTemplateAvailability,
  getTemplateExcerpt,
  getTemplateTexts,
  groupTemplatesByName,
  isManualTemplate,
  listPlaceholders,
  renderTemplate,
  toTemplateParams,
} from './template';
import { fillVariables, findUnknownVariables, listVariables } from './text-variables';

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
  it("lists each placeholder of a template's header and body once", () => {
    expect(listPlaceholders(template)).toEqual([
      { part: 'header', name: '1' },
      { part: 'body', name: 'first_name' },
      { part: 'body', name: '1' },
    ]);
  });
  it.each(['10\toff', '10\noff', '10     off'])(
    'reports %j as a value that the messaging app rejects',
    (value) => {
      const values = { header: { '1': 'A    7' }, body: { '1': value } };
      expect(findRejectedPlaceholders(template, values)).toEqual([{ part: 'body', name: '1' }]);
      expect(collapseSpace(value)).toBe('10 off');
      expect(collapseSpace('10 \n    \t off')).toBe('10 off');
      expect(collapseSpace('A    7')).toBe('A    7');
    },
  );
  it('treats a placeholder value of only spaces as missing', () => {
    expect(findEmptyPlaceholders(template, { header: { '1': 'A7' }, body: { '1': ' ' } })).toEqual([
      { part: 'body', name: 'first_name' },
      { part: 'body', name: '1' },
    ]);
    expect(
      findEmptyPlaceholders(template, { header: { '1': 'a' }, body: { '1': 'b', first_name: 'c' } }),
    ).toEqual([]);
  });
  it('renders a template as the recipient sees it, with unfilled placeholders unchanged', () => {
    expect(renderTemplate(template, { header: { '1': '$&' }, body: { '1': 'It' } })).toBe(
      'Order $&\n\nHello {{first_name}}, It is on its way, {{first_name}}.\n\nAcme {{1}}',
    );
  });
  it("splits a template's header and body, but not its footer, at the placeholders", () => {
    const body = { part: 'body' as const };
    expect(getTemplateTexts(template)).toEqual([
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
    expect(getTemplateExcerpt(template)).toBe('Hello {{first_name}}, {{ 1 }} is on its way, {{first_name}}.');
  });
  it('sends only the values of placeholders that the template has', () => {
    const values = { header: { '1': 'A7' }, body: { '1': 'It', first_name: 'Ana', old: 'gone' } };
    expect(toTemplateParams(template, values)).toEqual({
      language: 'en',
      processed_params: { header: { '1': 'A7' }, body: { '1': 'It', first_name: 'Ana' } },
    });
    expect(toTemplateParams({ ...template, components: [] }, values).processed_params).toEqual({});
  });
  it('groups approved templates by name, with all languages of each', () => {
    const all = [
      { ...template, language: 'es' },
      { ...template, name: 'a', status: 'PENDING' },
      template,
      { ...template, name: 'b' },
    ];
    const names = [...groupTemplatesByName(all)].map(([name, list]) => [
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
  it('fills the first-name variable with an empty text for a one-word name', () => {
    expect([getFirstName('Ana'), getFirstName(' Ana  Souza '), getFirstName('')]).toEqual(['', 'Ana', '']);
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
  it('distinguishes known and unknown variables in text', () => {
    const text = '{{contact.name}} {{contact.age}} {{1}} {{ Contact.Name }} {{contact.name}} {1} {}';
    expect(listVariables(text)).toEqual(['contact.name']);
    expect(findUnknownVariables(text)).toEqual(['{{contact.age}}', '{{1}}', '{{ Contact.Name }}']);
  });
  // Without its lookbehind, the pattern `BRACED` would start a match at each brace and exceed the test's time limit.
  it('finds variables in a long row of braces without delay', () => {
    expect(findUnknownVariables('{'.repeat(100_000))).toEqual([]);
  });
  it('reports a variable with a wrong number of braces as unknown', () => {
    expect(findUnknownVariables('{contact.name} {{contact.email} {{{inbox.name}}} {smile}')).toEqual([
      '{contact.name}',
      '{{contact.email}',
      '{{{inbox.name}}}',
    ]);
  });
});

describe('findTemplateAvailability', () => {
  it('reports a selected template as changed only if recipients would see a difference', () => {
    expect(findTemplateAvailability(template, [{ ...template, category: 'MARKETING' }])).toEqual({
      kind: 'same',
    });
    const today = { ...template, components: [{ type: 'BODY', text: 'Goodbye {{first_name}}' }] };
    expect(findTemplateAvailability(template, [today])).toEqual({ kind: 'changed', today });
    expect(findTemplateAvailability(template, [{ ...template, language: 'es' }])).toEqual({ kind: 'gone' });
    expect(findTemplateAvailability(template, [{ ...template, status: 'PAUSED' }])).toEqual({ kind: 'gone' });
  });
});

describe('placeholder names that are hostile', () => {
  const hostile: MessageTemplate = {
    ...template,
    components: [
      { type: 'BODY', text: '{{constructor}} {{__proto__}} {{toString}} {{order-id}} {{ número }}' },
    ],
  };
  it('treats placeholders named like inherited object properties as ordinary, unfilled placeholders', () => {
    const names = ['constructor', '__proto__', 'toString', 'order-id', 'número'];
    expect(listPlaceholders(hostile).map(({ name }) => name)).toEqual(names);
    expect(findEmptyPlaceholders(hostile, { body: {}, header: {} })).toHaveLength(5);
    expect(renderTemplate(hostile, { body: {} })).toContain('{{constructor}}');
    const values = { body: Object.fromEntries(names.map((name) => [name, `<${name}>`])) };
    expect(findEmptyPlaceholders(hostile, values)).toEqual([]);
    expect(renderTemplate(hostile, values)).toBe('<constructor> <__proto__> <toString> <order-id> <número>');
  });
});

describe('a template entered by name', () => {
  const none = { header: '', body: '' };

  it.each([
    ['1, 2', ['1', '2']],
    ['{{first_name}} {{2}}', ['first_name', '2']],
    [' ;1 ,, 1', ['1']],
    ['', []],
  ])('parses the placeholders typed as “%s” for a template entered by name', (body, names) => {
    const typed = createManualTemplate(' order_update ', ' pt_BR ', { ...none, body });
    expect(typed).toMatchObject({ name: 'order_update', language: 'pt_BR' });
    expect(typed && isManualTemplate(typed)).toBe(true);
    expect(typed && listPlaceholders(typed)).toEqual(names.map((name) => ({ part: 'body', name })));
  });

  it('rejects a template entered without a name or a language', () => {
    expect(createManualTemplate(' ', 'en', none)).toBeNull();
    expect(createManualTemplate('order_update', '', none)).toBeNull();
  });
});
