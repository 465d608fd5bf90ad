import { expect, it } from 'vitest';
import { splitByVariables } from './split-by-variables';

it('splitByVariables separates variables and their filters from plain text', () => {
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
  'splitByVariables returns pieces that add up to %j',
  (text) =>
    expect(
      splitByVariables(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text),
);
