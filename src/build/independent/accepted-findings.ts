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
    match: /: #_r_\w+_$/,
    reason: 'The save button appears with the first change and refers to its form by the attribute `form`.',
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
    rule: 'prefer-native-element',
    match: /^(?:article|assistant).* native <textarea> element/,
    reason: 'These are rich editors. A text area can’t style the text or show widgets in it.',
  },
  {
    tool: 'html-validate',
    rule: 'prefer-native-element',
    match: /native <button> element: #mantine-\w+$/,
    reason: 'The handle of a block is a `div`, because Firefox can’t drag buttons.',
  },
  {
    tool: 'html-validate',
    rule: 'prefer-native-element',
    match: /native <(?:progress|section)> element/,
    reason: 'Mantine’s progress bars and the panels of its tabs have these roles.',
  },
  {
    tool: 'html-validate',
    rule: 'element-permitted-content',
    match: /<div> element is not permitted as content under <span>/,
    reason: 'Mantine’s segmented control and the groups in its list items are made of these elements.',
  },
  {
    tool: 'html-validate',
    rule: 'element-required-attributes',
    match: /^article-.* <img> is missing required "src"/,
    reason: 'ProseMirror puts these empty images next to widgets, so that the cursor can be placed there.',
  },
  {
    tool: 'html-validate',
    rule: 'long-title',
    match: /^campaign-/,
    reason: 'The title contains the campaign’s name, which people choose.',
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
    match: /mantine-(?:Checkbox|Radio|Switch)-|m_328f68c0|folded_/,
    reason: 'Mantine adds these classes twice. It changes nothing.',
  },
  {
    tool: 'html-validate',
    rule: 'no-redundant-for',
    reason:
      'Mantine’s switch puts its input into the label and also refers to it. Both have the same effect.',
  },
  {
    tool: 'html-validate',
    rule: 'element-permitted-content',
    match: /<div> element is not permitted as content under <label>/,
    reason: 'Mantine draws its switch with this element. Assistive technology ignores it.',
  },
  {
    tool: 'html-validate',
    rule: 'unique-landmark',
    match: /^conversation-facts\.html /,
    reason:
      'On a narrow screen the facts are in a drawer, and the style sheet hides those next to the messages.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'aria_content_in_landmark',
    match: /<button class="skip_/,
    reason:
      'The button that skips to the content comes before all landmarks, so that it is the first one reached.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'aria_content_in_landmark',
    match: /<div style="[^"]*(?:z-index: 300|--combobox-option)/,
    reason:
      'Menus and lists may be outside a landmark, because they belong to the button or field that opens them.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'aria_content_in_landmark',
    match: /^canned-response-saved/,
    reason: 'A toast is announced when it appears. It belongs to no part of the page.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'text_contrast_sufficient',
    match: /^list-filter-ignored.*<span aria-hidden/,
    reason: 'The label of a disabled filter. Disabled controls need no contrast.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'aria_id_unique',
    match: /mantine-Accordion-control/,
    reason: 'The panel of a collapsed section is created when the section opens.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'aria_form_label_unique',
    reason: 'A form without a name isn’t a landmark. The heading of its section names it.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'element_tabbable_role_valid',
    match: /<(?:div|section) (?:[^>]* )?tabindex="0"/,
    reason: 'These regions scroll if their content is long, so that the keyboard must reach them.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'input_autocomplete_valid',
    match: /type="email"[^>]* autocomplete="username"/,
    reason: 'HTML allows `username` for an email field, and password managers expect it.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'input_label_exists',
    match: /mantine-SegmentedControl-input|^portal-replace-found.*mantine-Checkbox-input/,
    reason:
      'These fields have labels. The checker ignores labels in a section that is collapsed or not rendered yet.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'label_name_visible',
    match: /aria-label="(?:Search or go to…|Account menu: )/,
    reason:
      'The name contains the visible label. The checker also counts the shortcut or the initials, which aren’t part of it.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'fieldset_label_valid',
    match: /<fieldset class="values_/,
    reason: 'This fieldset only disables its fields. The region around it has the name.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'aria_attribute_allowed',
    match: /'aria-description'/,
    reason: 'Browsers support this attribute of ARIA 1.3, which the checker doesn’t know.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'aria_attribute_valid',
    match: /mantine-RadioGroup-root/,
    reason: 'Mantine gives the label of a radio group also to the element around the group.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'label_name_visible',
    match: /^campaign(?:-content|s-calendar)/,
    reason:
      'The name starts with the visible title of the campaign or template. The rest describes it in words.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'svg_graphics_labelled',
    match: /mantine-ComboboxChevron-chevron|^article-history-versions.*viewBox="0 0 15 15"/,
    reason: 'Mantine’s arrows. Assistive technology skips them, because they have neither a role nor a name.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'table_headers_related',
    match: /<td class="picture_/,
    reason: 'These cells contain only an icon, which is hidden from assistive technology.',
  },
  {
    tool: 'accessibility-checker-engine',
    rule: 'target_spacing_sufficient',
    match: /^(?:account-menu|apply-question|canned-response-conflict|canned-response-new)/,
    reason: 'The controls under the open menu or dialog can’t be used until it closes.',
  },
];
