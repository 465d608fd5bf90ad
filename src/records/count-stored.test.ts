import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STORED_DATA } from './count-stored';

const code = (text: string) => `\`${text}\``;

/** The rows of the table of stored data in `docs/configuration.md`. */
const rows = Object.entries(STORED_DATA).map(([name, { databases, days, most }]) => {
  const kept = days === null ? 'for good' : typeof days === 'number' ? String(days) : code(days);
  const limit = most === null ? '–' : `${most.entries.toLocaleString('en')} entries, ${most.megabytes} MB`;
  return `| ${name} | ${databases.map(code).join(', ')} | ${kept} | ${limit} |`;
});

it('the list of stored data matches docs/configuration.md', () => {
  const page = readFileSync('docs/configuration.md', 'utf8');
  const [, section = ''] = page.split('## What a browser keeps');
  const table = section.split('\n').filter((line) => /^\| [a-z]/.test(line));
  expect(table.slice(1)).toEqual(rows);
});
