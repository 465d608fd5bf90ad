// Converts the output of independent tools to findings.
import { z } from 'zod';
import type { ToolFinding } from './tool-finding';

const htmlReport = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(z.object({ ruleId: z.string(), message: z.string(), selector: z.string().nullish() })),
  }),
);

/** Reads the results of html-validate. */
export const readHtmlFindings = (results: unknown): ToolFinding[] =>
  htmlReport.parse(results).flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      tool: 'html-validate',
      rule: ruleId,
      where: filePath,
      what: selector ? `${message}: ${selector}` : message,
    })),
  );

const checkerReport = z.array(
  z.object({
    ruleId: z.string(),
    value: z.tuple([z.string(), z.string()]),
    message: z.string(),
    snippet: z.string(),
  }),
);

/** Reads the violations in the results of IBM's checker. Omits recommendations and questions. */
export const readCheckerFindings = (results: unknown, page: string): ToolFinding[] =>
  checkerReport
    .parse(results)
    .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
    .map(({ ruleId, message, snippet }) => ({
      tool: 'accessibility-checker-engine',
      rule: ruleId,
      where: page,
      what: `${message}: ${snippet}`,
    }));

const redoclyReport = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(z.object({ pointer: z.string().optional() })),
    }),
  ),
});

/** Reads the JSON report of `redocly lint`, errors and warnings alike. */
export const readRedoclyFindings = (report: string): ToolFinding[] =>
  redoclyReport.parse(JSON.parse(report)).problems.map(({ ruleId, message, location }) => ({
    tool: 'redocly',
    rule: ruleId,
    where: location[0]?.pointer ?? '#/',
    what: message,
  }));

/** Parses the text output of lockfile-lint, which has no machine-readable report. */
export const parseLockfileFindings = (output: string): ToolFinding[] =>
  [...output.matchAll(/detected (.+?) for package: (\S+)/g)].map(([, rule = '', where = '']) => ({
    tool: 'lockfile-lint',
    rule,
    where,
    what: rule,
  }));

const policyReport = z.array(
  z.object({
    type: z.number(),
    directive: z.string(),
    value: z.string().optional(),
    description: z.string(),
  }),
);

/** Reads the findings of csp_evaluator for a policy. `types` maps the number of each kind of finding to its name. */
export const readPolicyFindings = (
  findings: unknown,
  types: Readonly<Record<number, string>>,
  policy: string,
): ToolFinding[] =>
  policyReport.parse(findings).map(({ type, directive, value = '', description }) => ({
    tool: 'csp_evaluator',
    rule: types[type] ?? String(type),
    where: policy,
    what: `${directive} ${value}: ${description}`,
  }));

const trafficReport = z.array(
  z.object({
    location: z.array(z.string()).optional(),
    code: z.union([z.string(), z.number()]).optional(),
    message: z.string(),
  }),
);

/** Reads the violations that Prism reports for a call, such as `GET /v1/accounts/1/inboxes`. */
export const readTrafficFindings = (violations: unknown, call: string): ToolFinding[] =>
  trafficReport.parse(violations).map(({ location = [], code = 'violation', message }) => ({
    tool: 'prism',
    rule: String(code),
    where: call,
    what: `${location.join('.')}: ${message}`,
  }));
