// The accepted findings of independent tools, each with its reason. `npm run test:independent` reports all other
// findings.
import type { AcceptedFinding } from './tool-finding';

export const ACCEPTED_FINDINGS: readonly AcceptedFinding[] = [
  {
    tool: 'csp_evaluator',
    rule: 'SCRIPT_ALLOWLIST_BYPASS',
    match: /script-src 'self'/,
    reason:
      'The origin serves no JSONP, no AngularJS and no uploads, and the proxy returns API responses with `nosniff`.',
  },
  {
    tool: 'csp_evaluator',
    rule: 'IP_SOURCE',
    match: /^sandbox img-src http:\/\/127\.0\.0\.1/,
    reason: 'The sandbox’s server answers only its own machine and serves the demo’s images.',
  },
  {
    tool: 'csp_evaluator',
    rule: 'SRC_HTTP',
    match: /^sandbox img-src http:\/\/(?:localhost|127\.0\.0\.1):/,
    reason: 'The sandbox’s server answers only its own machine and serves the demo’s images.',
  },
  ...['attribute-empty-style', 'attribute-boolean-style', 'no-trailing-whitespace'].map(
    (rule): AcceptedFinding => ({
      tool: 'html-validate',
      rule,
      reason: 'The pages are serialized by the browser, so their notation isn’t that of a source file.',
    }),
  ),
  {
    tool: 'html-validate',
    rule: 'no-inline-style',
    reason: 'Scripts set these styles as properties. The policy forbids style attributes in markup.',
  },
  {
    tool: 'html-validate',
    rule: 'valid-id',
    match: /element id "_r_\w+_[^"]*" must begin with a letter/,
    reason: 'React’s `useId` creates these IDs. HTML allows any character except spaces.',
  },
  {
    tool: 'html-validate',
    rule: 'element-permitted-content',
    match: /<style> element is not permitted as content under <div>/,
    reason:
      'Mantine renders the values of responsive properties into style elements, which have the policy’s nonce.',
  },
  {
    tool: 'html-validate',
    rule: 'element-permitted-content',
    match: /<(?:div|p)> element is not permitted as content under <button>/,
    reason:
      'Mantine lays out its menu items and buttons with these elements. Assistive technology ignores them.',
  },
  {
    tool: 'html-validate',
    rule: 'element-permitted-occurrences',
    match: /Element <title> can only appear once/,
    reason:
      'Browsers use the first title, which is React’s. The second one is for the time before the scripts run.',
  },
  {
    tool: 'html-validate',
    rule: 'no-implicit-input-type',
    reason: 'Without a type, an input is a text field, which is what these are.',
  },
  {
    tool: 'html-validate',
    rule: 'wcag/h32',
    match: /search > form$/,
    reason: 'These forms search while the person types, so there is nothing to submit.',
  },
  {
    tool: 'html-validate',
    rule: 'wcag/h32',
    match: /^portal-settings\.html /,
    reason: 'Its save button appears with the first change and refers to it by the attribute `form`.',
  },
  {
    tool: 'html-validate',
    rule: 'aria-label-misuse',
    reason:
      'axe accepts these labels, and the outlines in `e2e/outlines/` show them in the accessibility tree.',
  },
  {
    tool: 'html-validate',
    rule: 'prefer-native-element',
    match: /native <(?:input|select)> element/,
    reason: 'The palette’s list and the choices of the wizard have contents that native elements can’t show.',
  },
  {
    tool: 'html-validate',
    rule: 'presentation-role-style',
    reason: 'The roles `presentation` and `none` are synonyms.',
  },
  {
    tool: 'html-validate',
    rule: 'wcag/h71',
    match: /fieldset/,
    reason: 'This fieldset only disables its fields. The role `presentation` hides it as a group.',
  },
  {
    tool: 'html-validate',
    rule: 'no-dup-class',
    match: /mantine-Checkbox-root/,
    reason: 'Mantine adds this class twice. It changes nothing.',
  },
  {
    tool: 'html-validate',
    rule: 'unique-landmark',
    match: /^conversation-facts\.html /,
    reason:
      'On a narrow screen the facts are in a drawer, and the style sheet hides those next to the messages.',
  },
];
