// A possible mistake or a suggestion, as a line below the text or the action.

import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { describeLint } from './describe-lint';
import classes from './lint-line.module.css';
import { isLintSuggestion, type TextLint } from './lints';

interface LintLineProps {
  readonly lint: TextLint;
  /** Replaces first name variables with full name variables. Undefined if the text can't be edited. */
  readonly onUseFullName?: (() => void) | undefined;
}

/** Shows a possible mistake, or a suggestion with a button that applies it. */
export function LintLine({ lint, onUseFullName }: LintLineProps) {
  const t = useT();
  return (
    <Text size="sm" component="div" className={classes.lint}>
      {isLintSuggestion(lint) ? (
        <IconInfoCircle size={16} color="var(--ink-3)" aria-label={t(m.macros_advice)} />
      ) : (
        <IconAlertTriangle size={16} color="var(--warn)" aria-label={t(m.macros_likely_mistake)} />
      )}
      <span>{describeLint(t, lint)}</span>
      {lint.code === 'first-name' && onUseFullName && (
        <Button ref={moveFocusOnRemoval} variant="default" size="compact-xs" onClick={onUseFullName}>
          {t(m.campaigns_use_full_name)}
        </Button>
      )}
    </Text>
  );
}
