// `npm run headers -- config.json`: writes `dist/_headers` for a static host, with the hash of the build's script and
// the origins of the configuration, and copies the configuration next to it. The environment variable `REPORT_URL` is
// the https URL that browsers report policy violations to.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { configurationSchema } from '~/api/configuration';
import { findConfigurationProblems } from '~/api/configuration-rules';
import { collectOrigins } from '~/lib/deployed-headers';
import { parseJson } from '~/lib/json/json';
import { createScriptHash, INLINE_SCRIPT } from '../inlined';
import { createHeadersFile, isSafePolicyUrl } from './policy';

const [, , file = '', dist = 'dist'] = process.argv;
const { REPORT_URL: reportUrl = '' } = process.env;
const parsed = configurationSchema.safeParse(file ? parseJson(readFileSync(file, 'utf8')) : null);
const problems = parsed.success
  ? await findConfigurationProblems(parsed.data)
  : parsed.error.issues.map(({ path, message }) => ({ key: path.join('.'), expected: message }));
if (reportUrl !== '' && !isSafePolicyUrl(reportUrl)) {
  console.error('REPORT_URL: not a plain https URL');
  process.exitCode = 1;
} else if (!parsed.success || problems.length > 0) {
  console.error('npm run headers -- config.json [dist]');
  for (const { key, expected } of problems) console.error(`${file}: ${key}: ${expected}`);
  process.exitCode = 1;
} else {
  const [, script = ''] = [...readFileSync(`${dist}/index.html`, 'utf8').matchAll(INLINE_SCRIPT)][0] ?? [];
  const headers = createHeadersFile(createScriptHash(script), collectOrigins(parsed.data), reportUrl);
  writeFileSync(`${dist}/_headers`, headers);
  copyFileSync(file, `${dist}/config.json`);
}
