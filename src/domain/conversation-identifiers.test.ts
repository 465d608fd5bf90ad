import { describe, expect, it } from 'vitest';
import { extractIdentifiers } from './conversation-identifiers';

const UUID = '3f2a1c9e-0b1d-4c55-9a51-6a1f0e0d9b77';

describe('extractIdentifiers', () => {
  it.each([
    ['lines', `1042\r\nHD-7781\n${UUID}\n`, ['1042', 'HD-7781', UUID]],
    ['commas', '1042, HD-7781,987', ['1042', 'HD-7781', '987']],
    ['spaces', '1042 HD-7781  987', ['1042', 'HD-7781', '987']],
    ['tabs and semicolons', '1042\t987; 948', ['1042', '987', '948']],
    ['mixed separators', ' 1042,\n\n HD-7781 987 ,', ['1042', 'HD-7781', '987']],
    ['lines, keeping a line of words together', 'Order of Marisol\n1042', ['Order of Marisol', '1042']],
    ['lines, dropping duplicates', '1042\n987\n1042', ['1042', '987']],
    ['lines of grouped numbers', '1,042\n2,017\n987', ['1,042', '2,017', '987']],
    ['spaces, dropping the only duplicate', '1042 1042', ['1042']],
  ])('splits the input into identifiers by %s', (_, text, identifiers) => {
    expect(extractIdentifiers(text)).toEqual(identifiers);
  });

  it.each([
    '',
    ' ',
    ' 1042 ',
    '0042',
    'a b&c=d#e%2f',
    'HD 7781',
    '"HD-7781"',
    'Order of Marisol',
    '1042,',
    '1,042',
    '1 042',
    'No. 1042',
  ])('returns input with a single identifier unchanged: “%s”', (text) =>
    expect(extractIdentifiers(text)).toEqual([text]),
  );
});
