// Tests parsing the output of independent tools, and accepting findings only with a reason.
import { describe, expect, it } from 'vitest';
import { ACCEPTED_FINDINGS } from './accepted-findings';
import {
  parseLockfileFindings,
  readCheckerFindings,
  readHtmlFindings,
  readPolicyFindings,
  readRedoclyFindings,
  readTrafficFindings,
} from './read-findings';
import {
  type AcceptedFinding,
  listOpenFindings,
  listUnusedAcceptedFindings,
  type ToolFinding,
} from './tool-finding';

const finding: ToolFinding = { tool: 'redocly', rule: 'a', where: '#/paths', what: 'is wrong' };
const accepted: AcceptedFinding = { tool: 'redocly', rule: 'a', reason: 'A reason' };

describe('accepted findings', () => {
  it('lists each finding of an independent tool once, except accepted findings', () =>
    expect(listOpenFindings([finding, finding], [])).toEqual(['redocly: #/paths: is wrong (a)']));

  it.each<readonly [boolean, AcceptedFinding]>([
    [true, accepted],
    [true, { ...accepted, match: /^#\/paths is/ }],
    [false, { ...accepted, match: /^#\/tags/ }],
    [false, { ...accepted, rule: 'b' }],
    [false, { ...accepted, tool: 'html-validate' }],
  ])(
    'accepts an independent tool’s finding only if the tool, the rule and the location match: %s, %o',
    (is, one) => {
      expect(listOpenFindings([finding], [one])).toHaveLength(is ? 0 : 1);
      expect(listUnusedAcceptedFindings([finding], [one])).toHaveLength(is ? 0 : 1);
    },
  );

  it('every accepted finding of an independent tool has a reason', () => {
    for (const { reason } of ACCEPTED_FINDINGS) expect(reason).toMatch(/^\S.{20,}\.$/);
  });
});

describe('the output of independent tools', () => {
  it('reads the results of html-validate', () =>
    expect(
      readHtmlFindings([
        { filePath: 'home.html', messages: [{ ruleId: 'a', message: 'Wrong', selector: 'p' }] },
      ]),
    ).toEqual([{ tool: 'html-validate', rule: 'a', where: 'home.html', what: 'Wrong: p' }]));

  it('reads only the violations in the results of IBM’s checker', () =>
    expect(
      readCheckerFindings(
        [
          { ruleId: 'a', value: ['VIOLATION', 'FAIL'], message: 'Wrong', snippet: '<p>' },
          { ruleId: 'b', value: ['VIOLATION', 'POTENTIAL'], message: 'Perhaps wrong', snippet: '<p>' },
          { ruleId: 'c', value: ['RECOMMENDATION', 'FAIL'], message: 'Better', snippet: '<p>' },
        ],
        'home.html',
      ),
    ).toEqual([{ tool: 'accessibility-checker-engine', rule: 'a', where: 'home.html', what: 'Wrong: <p>' }]));

  it('reads the report of redocly', () =>
    expect(
      readRedoclyFindings(
        '{"problems":[{"ruleId":"a","message":"Wrong","location":[{"pointer":"#/info"}]}]}',
      ),
    ).toEqual([{ tool: 'redocly', rule: 'a', where: '#/info', what: 'Wrong' }]));

  it('reads the lines of lockfile-lint', () =>
    expect(
      parseLockfileFindings('detected invalid protocol for package: a@1.0.0\n    expected: https:\n'),
    ).toEqual([
      { tool: 'lockfile-lint', rule: 'invalid protocol', where: 'a@1.0.0', what: 'invalid protocol' },
    ]));

  it('reads the findings of csp_evaluator with the names of their kinds', () =>
    expect(
      readPolicyFindings(
        [{ type: 7, directive: 'script-src', value: '*', description: 'Wrong' }],
        { 7: 'WILDCARD' },
        'proxy',
      ),
    ).toEqual([{ tool: 'csp_evaluator', rule: 'WILDCARD', where: 'proxy', what: 'script-src *: Wrong' }]));

  it('rejects an independent tool’s report of an unknown format', () =>
    expect(() => readRedoclyFindings('{"totals":{}}')).toThrow());
});

it('reads the violations of the OpenAPI document that Prism reports for an API call', () =>
  expect(
    readTrafficFindings(
      [
        { location: ['request', 'body'], severity: 'Error', code: 'required', message: 'is required' },
        { location: ['request'], severity: 'Error', code: 401, message: 'Invalid security scheme used' },
      ],
      'POST /auth/v1/signin',
    ),
  ).toEqual([
    { tool: 'prism', rule: 'required', where: 'POST /auth/v1/signin', what: 'request.body: is required' },
    {
      tool: 'prism',
      rule: '401',
      where: 'POST /auth/v1/signin',
      what: 'request: Invalid security scheme used',
    },
  ]));
