import { Alert, List } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ImpossibleChange } from './assistant-edits';

const REASONS = {
  'null-value': m.assistants_impossible_null,
  configurable: m.assistants_impossible_configurable,
  stub: m.assistants_impossible_placeholder,
} as const;

/**
 * Lists changes that no request can express, with the reason. The user must edit these before anything can be proposed.
 */
export function ImpossibleChangesNotice({
  impossible,
}: {
  readonly impossible: readonly ImpossibleChange[];
}) {
  const t = useT();
  if (impossible.length === 0) return null;
  return (
    <Alert color="yellow" title={t(m.assistants_impossible)}>
      <List size="sm">
        {impossible.map(({ path, why }) => (
          <List.Item key={path}>{t(REASONS[why], { path })}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
