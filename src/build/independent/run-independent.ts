// `npm run test:independent`: checks the policies, the pages, the OpenAPI document, API calls of the built console and
// the lockfile with third-party tools. The tools aren't dependencies. Pinned versions are installed into a temporary
// folder, without install scripts. If the registry can't be reached, the command prints a message and checks nothing.
// Exits with 1 if a finding isn't listed in accepted-findings.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSecurityHeaders } from '~/sandbox/static';
import { createHeadersFile, createNginxPolicy } from '../deployment/policy';
import { ACCEPTED_FINDINGS } from './accepted-findings';
import { checkAccessibility } from './check-accessibility';
import { checkTraffic } from './check-traffic';
import {
  parseLockfileFindings,
  readHtmlFindings,
  readPolicyFindings,
  readRedoclyFindings,
} from './read-findings';
import { listOpenFindings, listUnusedAcceptedFindings, type ToolFinding } from './tool-finding';

const TOOLS = [
  'accessibility-checker-engine@4.0.34',
  '@redocly/cli@2.77.0',
  '@stoplight/prism-cli@5.16.0',
  'csp_evaluator@1.1.8',
  'html-validate@11.21.1',
  'lockfile-lint@5.0.1',
];

/** The pages that the browser test "states" stores in a deep run. */
const PAGES = 'e2e/.results/states';

const folder = mkdtempSync(join(tmpdir(), 'console-independent-'));

/** Imports an installed tool. */
const load = createRequire(join(folder, 'package.json'));

/**
 * Returns the output of an installed tool. Ignores the exit code, because a failure only means that the tool has
 * findings.
 */
function run(name: string, args: readonly string[]): { readonly stdout: string; readonly all: string } {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' };
  const options = { env, encoding: 'utf8', maxBuffer: 500_000_000 } as const;
  const { stdout, stderr, error } = spawnSync(join(folder, 'node_modules/.bin', name), args, options);
  if (error) throw error;
  return { stdout, all: stdout + stderr };
}

/**
 * Installs the tools. Returns false if the registry can't be reached, and throws if the installation fails for another
 * reason.
 */
function install(): boolean {
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', ...TOOLS];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status === 0) return true;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(stderr)) return false;
  throw new Error(stderr);
}

/** Returns the policy of each kind of deployment. Replaces nginx variables with sample origins and a nonce. */
function listPolicies(): Readonly<Record<string, string>> {
  const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  const hosts = ['https://service.example.test'];
  const proxy = createNginxPolicy(hash)
    .replace(/\$console_\w+/g, String(hosts))
    .replace('$request_id', '53be2bdc7ec1be3c6f93ed0a03e0ee8d');
  const [, proxyPolicy = ''] = /default "([^"]+)"/.exec(proxy.slice(proxy.indexOf('{'))) ?? [];
  const [, staticPolicy = ''] =
    /content-security-policy: (.+)/.exec(createHeadersFile(hash, { connections: hosts, images: hosts })) ??
    [];
  const { 'content-security-policy': sandboxPolicy = '' } = buildSecurityHeaders();
  return { proxy: proxyPolicy, 'static host': staticPolicy, sandbox: sandboxPolicy };
}

function checkPolicies(): ToolFinding[] {
  const { CspEvaluator } = load('csp_evaluator');
  const { CspParser } = load('csp_evaluator/dist/parser.js');
  const { Version } = load('csp_evaluator/dist/csp.js');
  const { Type } = load('csp_evaluator/dist/finding.js');
  return Object.entries(listPolicies()).flatMap(([name, policy]) => {
    const { csp } = new CspParser(policy);
    return readPolicyFindings(new CspEvaluator(csp, Version.CSP3).evaluate(), Type, name);
  });
}

async function checkPages(): Promise<ToolFinding[]> {
  const names = existsSync(PAGES) ? readdirSync(PAGES) : [];
  console.log(`${names.length} pages, stored by DEPTH=deep npm run test:browser -- states`);
  const pages = Object.fromEntries(names.map((name) => [name, readFileSync(join(PAGES, name), 'utf8')]));
  // Uses the library of html-validate, because its command line needs a newer Node version than the console.
  const { HtmlValidate } = load('html-validate');
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'] });
  const findings: ToolFinding[] = [];
  for (const [name, html] of Object.entries(pages)) {
    const report = await validator.validateString(html, name);
    findings.push(...readHtmlFindings(report.results));
  }
  const engine = readFileSync(load.resolve('accessibility-checker-engine/ace.js'), 'utf8');
  return [...findings, ...(await checkAccessibility(engine, pages))];
}

const checkDocument = (): ToolFinding[] =>
  readRedoclyFindings(
    run('redocly', ['lint', '--extends', 'recommended', '--format', 'json', 'docs/openapi.json']).stdout,
  );

function checkLockfile(): ToolFinding[] {
  const { all } = run('lockfile-lint', [
    ...['--path', 'package-lock.json', '--type', 'npm', '--format', 'plain'],
    ...['--allowed-hosts', 'npm', '--validate-https', '--validate-package-names', '--validate-integrity'],
  ]);
  const findings = parseLockfileFindings(all);
  if (findings.length === 0 && !all.includes('No issues detected')) throw new Error(all);
  return findings;
}

async function check(): Promise<void> {
  const findings = [
    ...checkPolicies(),
    ...checkDocument(),
    ...checkLockfile(),
    ...(await checkPages()),
    ...(await checkTraffic(join(folder, 'node_modules/.bin/prism'))),
  ];
  // Excludes accepted findings in stored pages, because only some shards of the browser tests store pages. The findings
  // of a missing page would wrongly be reported as outdated.
  const fixed = ACCEPTED_FINDINGS.filter(
    ({ tool }) => tool !== 'html-validate' && tool !== 'accessibility-checker-engine',
  );
  const problems = [
    ...listOpenFindings(findings, ACCEPTED_FINDINGS),
    ...listUnusedAcceptedFindings(findings, fixed),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${findings.length} findings by ${TOOLS.join(', ')}, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  if (install()) await check();
  else console.log('Skipped, because the package registry can’t be reached.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
