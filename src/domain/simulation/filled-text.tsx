import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { fillTextVariables, findVariables, isVariable } from '~/lib/text/text-variables';
import { useScope } from '~/session/scope-context';
import { TextWithVariableChips } from '~/ui/identity/text-with-variable-chips';
import { getVariableName } from '~/ui/identity/variable-names';
import { inboxNamesQuery } from '../look-ups';
import { getVariableValues } from './conversation-values';
import classes from './simulation.module.css';

interface FilledTextProps {
  readonly text: string;
  readonly conversation: Conversation;
  readonly isNote?: boolean;
}

/**
 * A message with its variables replaced by a conversation's values. Lists the variables whose values are empty or can't
 * be known.
 */
export function FilledText({ text, conversation, isNote = false }: FilledTextProps) {
  const t = useT();
  const scope = useScope();
  const variables = findVariables(text).filter(isVariable);
  const { data: inboxes } = useQuery({
    ...inboxNamesQuery(scope),
    enabled: variables.includes('inbox.name'),
  });
  const inbox = inboxes?.find(({ id }) => id === conversation.inbox_id)?.name ?? null;
  const values = getVariableValues(conversation, { account: scope.name, inbox });
  const list = (names: readonly string[]) => names.map((name) => getVariableName(t, name));
  const empty = variables.filter((name) => values[name] === '');
  const unknown = variables.filter((name) => !Object.hasOwn(values, name));
  return (
    <>
      <div className={classes.bubble} data-note={isNote || undefined} dir="auto">
        <TextWithVariableChips text={fillTextVariables(text, values)} />
      </div>
      {empty.length > 0 && (
        <p className={classes.rest}>{t(m.macros_preview_empty, { names: list(empty) })}</p>
      )}
      {unknown.length > 0 && (
        <p className={classes.rest}>{t(m.macros_preview_unknown, { names: list(unknown) })}</p>
      )}
    </>
  );
}
