import { expect, it } from 'vitest';
import { splitByVariables } from './text-variables';

it('splits a text at its variables', () => {
  expect(splitByVariables('Hi {{contact.first_name | default: "you"}}, {{ agent.name }}!')).toEqual([
    { text: 'Hi ' },
    {
      text: '{{contact.first_name | default: "you"}}',
      variable: 'contact.first_name',
      filter: 'default: "you"',
    },
    { text: ', ' },
    { text: '{{ agent.name }}', variable: 'agent.name', filter: undefined },
    { text: '!' },
  ]);
});

it.each(['', 'Hi', '{{}} {{ }} {{|x}}', '{{{a}}}', '{{a}}{{b}}', '{% if a %}{{a', 'a {{b}} c {{ }} d'])(
  'keeps all of the text of %j',
  (text) =>
    expect(
      splitByVariables(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text),
);
