// The tag that marks a macro or a rule in a list if one of its actions has no effect.
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Tag } from '~/ui/text/tag';
import { describeLint } from './describe-lint';
import type { LintCode, TextLint } from './lints';

/** Mistakes that make an action ineffective. */
const BREAKING: ReadonlySet<LintCode> = new Set([
  'team-not-found',
  'label-not-found',
  'agent-not-listed',
  'team-as-text',
  'agent-as-text',
  'unknown-status',
  'unknown-priority',
]);

/** Returns the first mistake that makes an action ineffective. */
export const findIneffectiveActionLint = (lints: readonly TextLint[]): TextLint | undefined =>
  lints.find(({ code }) => BREAKING.has(code));

/** A tag for a macro or a rule. Renders nothing if every action has an effect. */
export function BrokenActionBadge({ lints }: { readonly lints: readonly TextLint[] }) {
  const t = useT();
  const lint = findIneffectiveActionLint(lints);
  return (
    lint && (
      <Tag tone="bad" title={describeLint(t, lint)}>
        {t(m.macro_actions_broken)}
      </Tag>
    )
  );
}
