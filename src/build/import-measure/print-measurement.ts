// `npm run measure-import`: prints how much of 200 generated pages an import keeps, for each product. With `-- --lost`,
// also prints what was lost.
import { TESTED_EXPORT_FORMATS } from './export-shapes';
import { createHandbookPages } from './handbook-pages';
import { type Measurement, measureImport } from './measure-import';

const PAGES = 200;
const SEED = 57;

const percent = ({ kept, all }: Measurement['words']): string =>
  all === 0 ? '–' : `${((kept / all) * 100).toFixed(2)} % of ${all}`;

const showsLost = process.argv.includes('--lost');
const perShape = Math.ceil(PAGES / TESTED_EXPORT_FORMATS.length);
const lines = [['product', 'pages', 'words', 'images', 'links']];
let isGood = true;
for (const shape of TESTED_EXPORT_FORMATS) {
  const measured = await measureImport(shape, createHandbookPages(perShape, SEED));
  const { name, pages, words, images, links, lost } = measured;
  lines.push([name, ...[pages, words, images, links].map(percent)]);
  isGood &&= words.kept / words.all >= 0.995 && [pages, images, links].every(({ kept, all }) => kept === all);
  if (showsLost) console.log(`${name}\n  ${lost.slice(0, 20).join('\n  ')}`);
}
const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
for (const line of lines)
  console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
process.exitCode = isGood ? 0 : 1;
