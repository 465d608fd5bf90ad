// Findings of independent tools, and their comparison with the list of accepted findings.

export interface ToolFinding {
  readonly tool:
    | 'accessibility-checker-engine'
    | 'csp_evaluator'
    | 'html-validate'
    | 'lockfile-lint'
    | 'prism'
    | 'redocly';
  readonly rule: string;
  /** The checked file, policy or page, and the position of the finding in it. */
  readonly where: string;
  readonly what: string;
}

/** A finding that isn't a problem in this project. Without `match`, it is accepted at every location. */
export interface AcceptedFinding {
  readonly tool: ToolFinding['tool'];
  readonly rule: string;
  /** Matches the finding's `where` and `what`, joined by a space. */
  readonly match?: RegExp;
  readonly reason: string;
}

const isAccepted = (finding: ToolFinding, accepted: AcceptedFinding): boolean =>
  finding.tool === accepted.tool &&
  finding.rule === accepted.rule &&
  (accepted.match?.test(`${finding.where} ${finding.what}`) ?? true);

/** Returns one line for each finding that isn't accepted. */
export const listOpenFindings = (
  findings: readonly ToolFinding[],
  accepted: readonly AcceptedFinding[],
): readonly string[] => [
  ...new Set(
    findings
      .filter((finding) => !accepted.some((one) => isAccepted(finding, one)))
      .map(({ tool, rule, where, what }) => `${tool}: ${where}: ${what} (${rule})`),
  ),
];

/** Returns one line for each accepted finding that no tool reports anymore. */
export const listUnusedAcceptedFindings = (
  findings: readonly ToolFinding[],
  accepted: readonly AcceptedFinding[],
): readonly string[] =>
  accepted
    .filter((one) => !findings.some((finding) => isAccepted(finding, one)))
    .map(({ tool, rule }) => `${tool} no longer reports ${rule}: remove it from accepted-findings.ts`);
