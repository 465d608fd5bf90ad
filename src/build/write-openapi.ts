// `npm run openapi`: writes docs/openapi.json. With `-- --check`, reports whether the file is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { formatOpenApi } from './openapi';

const FILE = 'docs/openapi.json';

const text = formatOpenApi();
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
  console.log(`${FILE} written`);
} else if (readFileSync(FILE, 'utf8') === text) {
  console.log(`${FILE} is up to date`);
} else {
  console.error(`${FILE} is outdated: run \`npm run openapi\``);
  process.exitCode = 1;
}
