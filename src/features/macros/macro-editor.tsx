import { Fieldset, Grid, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '~/api/http/api-error';
import { actionsSentence } from '~/domain/action-sentence';
import { actionName, isActionName } from '~/domain/macro-action';
import { targetNames, useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { isPending, type WriteState } from '~/records/write-state';
import { useIsAdministrator } from '~/session/scope-context';
import { FormShell } from '~/ui/form-shell';
import { fieldSentence } from '~/ui/problem-sentence';
import { ActionList } from './action-list';
import { AddAction } from './add-action';
import { lintsOf } from './lints';
import { actionsOf, type FormChange, type MacroForm, problemsOf } from './macro-form';
import { visibilityWord } from './macro-labels';
import { Simulator } from './simulator';

interface MacroEditorProps {
  readonly form: MacroForm;
  readonly onChange: (change: FormChange) => void;
  readonly state: WriteState<unknown>;
  readonly readOnly: boolean;
  readonly submitLabel: string;
  /** Why nothing can be saved here, as a sentence. */
  readonly blocked?: string | undefined;
  /** What is known of the last attempt, above the button. */
  readonly notice: ReactNode;
  /** The visibility that the macro had before; null for a new one. */
  readonly formerVisibility: string | null;
  readonly onSave: () => void;
}

/** The fields that the platform refused, by what they were sent as. */
const refusedField = (error: ApiError | null, field: string) =>
  error?.problem.kind === 'invalid' ? error.problem.fields.find((one) => one.field === field) : undefined;

/** A macro's name, who sees it, its actions in order; beside it what it would do. */
export function MacroEditor(props: MacroEditorProps) {
  const { form, onChange, state, readOnly, submitLabel, blocked, notice, formerVisibility, onSave } = props;
  const t = useT();
  const language = useFormatLocale();
  const targets = useActionTargets();
  const [wasTried, setTried] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const actionsPart = useRef<HTMLDivElement>(null);
  const names = targetNames(targets);
  const actions = actionsOf(form);
  const problems = problemsOf(form);
  const isSendable = !problems.isNameBlank && problems.rows.size === 0;
  const confirmed = targets.agents && new Map(targets.agents.map(({ id, confirmed }) => [id, confirmed]));
  const lints = lintsOf(actions, { ...names, isConfirmed: (id) => confirmed?.get(id) });
  const error = state.step === 'refused' ? state.error : null;
  const nameRefused = refusedField(error, 'name');
  const actionsRefused = refusedField(error, 'actions');
  const unsupported = actions.map((action) => actionName(action) ?? '').filter((name) => !isActionName(name));
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <FormShell
          error={error}
          pending={isPending(state)}
          submitLabel={submitLabel}
          blocked={blocked}
          onSubmit={() => {
            // What is wrong is marked before the focus goes to the first of it.
            flushSync(() => setTried(!isSendable));
            if (isSendable) onSave();
            else if (problems.isNameBlank) nameField.current?.focus();
            else actionsPart.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          }}
        >
          <Fieldset variant="unstyled" disabled={readOnly}>
            <Stack gap="md">
              <TextInput
                ref={nameField}
                label={t(m.common_name)}
                required
                value={form.name}
                onChange={(event) => onChange({ type: 'name', name: event.currentTarget.value })}
                error={
                  (wasTried && problems.isNameBlank && t(m.common_required)) ||
                  (nameRefused && fieldSentence(t, nameRefused))
                }
                maw={560}
                dir="auto"
              />
              <VisibilityField form={form} former={formerVisibility} onChange={onChange} />
              <div ref={actionsPart}>
                <Title order={2} size="h4" mb="xs">
                  {t(m.common_actions)}
                </Title>
                <Stack gap="sm" align="stretch">
                  <ActionList
                    rows={form.rows}
                    lints={lints}
                    problems={problems.rows}
                    showProblems={wasTried}
                    refused={actionsRefused ? { names: unsupported, message: actionsRefused.message } : null}
                    targets={targets}
                    onChange={onChange}
                  />
                  <AddAction onAdd={(name) => onChange({ type: 'add', name })} />
                </Stack>
              </div>
            </Stack>
          </Fieldset>
          {wasTried && !isSendable && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {t(m.macros_not_sendable)}
            </Text>
          )}
          {notice}
        </FormShell>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack gap="lg">
          <section aria-label={t(m.macros_read_out)}>
            <Title order={2} size="h4" mb="xs">
              {t(m.macros_read_out)}
            </Title>
            <Text size="sm" className="raw-text">
              {actionsSentence(t, language, actions, names)}
            </Text>
          </section>
          <Simulator actions={actions} targets={targets} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

interface VisibilityFieldProps {
  readonly form: MacroForm;
  readonly former: string | null;
  readonly onChange: (change: FormChange) => void;
}

/** Who sees it. An agent's new macro is personal whatever is asked for (contract: macro-visibility), and is told so beforehand. */
function VisibilityField({ form, former, onChange }: VisibilityFieldProps) {
  const t = useT();
  const isAdministrator = useIsAdministrator();
  if (isAdministrator === false) {
    return (
      <Text size="sm" role="note">
        {t(former === 'global' ? m.macros_global_for_agent : m.macros_personal_for_agent)}
      </Text>
    );
  }
  const isHidden = former === 'global' && form.visibility === 'personal';
  const known = ['global', 'personal'];
  const data = known.includes(form.visibility) ? known : [...known, form.visibility];
  return (
    <NativeSelect
      label={t(m.macros_visibility)}
      description={
        (isHidden && t(m.macros_becomes_personal)) ||
        (isAdministrator === null ? t(m.macros_role_unknown) : undefined)
      }
      value={form.visibility}
      data={data.map((value) => ({ value, label: visibilityWord(t, value) }))}
      onChange={(event) => onChange({ type: 'visibility', visibility: event.currentTarget.value })}
      maw={360}
    />
  );
}
