import type { TestedRule } from '~/domain/rules/test-rules';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';

/**
 * Returns the number of rules that match and the number of rules whose result is unknown. Doesn't count rules that are
 * off.
 */
export function formatRuleTestSummary(t: Translator, tested: readonly TestedRule[]): string {
  const active = tested.filter(({ rule }) => rule.active);
  return t(m.automation_rules_test_summary, {
    count: active.filter(({ isMatch }) => isMatch === true).length,
    unknown: active.filter(({ isMatch }) => isMatch === null).length,
  });
}
