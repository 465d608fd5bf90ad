import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEPT } from './kept-here';

const code = (text: string) => `\`${text}\``;

/** A row as the page has it. */
const rows = Object.entries(KEPT).map(([name, { databases, days, most }]) => {
  const kept = days === null ? 'for good' : typeof days === 'number' ? String(days) : code(days);
  const limit = most === null ? '–' : `${most.entries.toLocaleString('en')} entries, ${most.megabytes} MB`;
  return `| ${name} | ${databases.map(code).join(', ')} | ${kept} | ${limit} |`;
});

it('the documentation says what is kept', () => {
  const page = readFileSync('docs/configuration.md', 'utf8');
  const [, section = ''] = page.split('## What a browser keeps');
  const table = section.split('\n').filter((line) => /^\| [a-z]/.test(line));
  expect(table.slice(1)).toEqual(rows);
});
