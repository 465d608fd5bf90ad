import { Button, Fieldset, Menu, NativeSelect, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '~/api/http/api-error';
import type { MacroActionName } from '~/api/macro-action-names';
import { getActionGroups } from '~/domain/action-title';
import { getActionIcon } from '~/domain/action-value';
import { checkActions, createAgentConfirmationCheck } from '~/domain/lints';
import { getActionName, getMacroVisibilityLabel, isActionName, parseAction } from '~/domain/macro-action';
import { useActionTargets, useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useLookalikeName } from '~/records/list/use-lookalike-name';
import { describeWriteProgress } from '~/records/write-progress';
import { isWritePending, type WriteState } from '~/records/write-state';
import { useIsAdministrator } from '~/session/scope-context';
import { describeFieldError } from '~/ui/form/field-errors';
import { type FormBarProps, FormShell } from '~/ui/form/form-shell';
import { NameWarnings } from '~/ui/form/name-warnings';
import { useFocusAfterLock } from '~/ui/form/use-focus-after-lock';
import { MenuDropdown } from '~/ui/overlay/menu-dropdown';
import { Card } from '~/ui/page/card';
import { RecordPageColumns } from '~/ui/table/record-page-columns';
import { ActionList } from './action-list';
import classes from './action-list.module.css';
import { findMacroFormProblems, getFormActions, type MacroForm, type MacroFormChange } from './macro-form';
import { MacroPreview } from './macro-preview';

interface MacroEditorProps {
  readonly form: MacroForm;
  readonly onChange: (change: MacroFormChange) => void;
  readonly state: WriteState<unknown>;
  readonly readOnly: boolean;
  readonly submitLabel: string;
  /** A sentence that explains why saving isn't possible. */
  readonly blocked?: string | undefined;
  readonly bar: FormBarProps;
  /** Notices shown above the form. */
  readonly above?: ReactNode;
  /** The outcome of the last save. A conflict is shown above the fields, other outcomes below them. */
  readonly notice: ReactNode;
  /** The ID of the edited macro, or null for a new one. */
  readonly ownId: number | null;
  /** The stored visibility. Null for a new macro. */
  readonly formerVisibility: string | null;
  readonly onSave: () => void;
}

/** Returns the platform's error for a field, by its API name. */
const findRejection = (error: ApiError | null, field: string) =>
  error?.problem.kind === 'invalid' ? error.problem.fields.find((one) => one.field === field) : undefined;

/** The form of a macro, with a preview of the macro's effect. */
export function MacroEditor(props: MacroEditorProps) {
  const { form, onChange, state, readOnly, submitLabel, blocked, bar, above, notice } = props;
  const { ownId, formerVisibility, onSave } = props;
  const t = useT();
  const targets = useActionTargets();
  const focusHandlers = useFocusAfterLock(readOnly);
  const [wasTried, setTried] = useState(false);
  const twin = useLookalikeName('macros', 'name', form.name, ownId);
  const nameField = useRef<HTMLInputElement>(null);
  const actionsPart = useRef<HTMLDivElement>(null);
  const actions = getFormActions(form);
  const names = useTargetNames(actions);
  const problems = findMacroFormProblems(form);
  const unfinished = new Set(
    form.rows.flatMap(({ key }, index) => (problems.rows.get(key) === 'choose' ? [index] : [])),
  );
  const isSendable = !problems.isNameBlank && problems.rows.size === 0;
  const lints = checkActions(actions, { names, isConfirmed: createAgentConfirmationCheck(targets.agent) });
  const error = state.step === 'refused' ? state.error : null;
  const nameRefused = findRejection(error, 'name');
  const actionsRefused = findRejection(error, 'actions');
  const unsupported = actions
    .map((action) => getActionName(action) ?? '')
    .filter((name) => !isActionName(name));
  return (
    <RecordPageColumns aside={<MacroPreview actions={actions} unfinished={unfinished} />} isAsideWide>
      {above}
      <FormShell
        error={error}
        pending={isWritePending(state)}
        progress={describeWriteProgress(t, state)}
        submitLabel={submitLabel}
        blocked={blocked}
        bar={{
          ...bar,
          hint: wasTried && !isSendable && (
            <span role="alert">
              {t(m.macros_not_saved, { count: problems.rows.size + Number(problems.isNameBlank) })}
            </span>
          ),
        }}
        onSubmit={() => {
          // Renders the error messages before the first field with an error is focused.
          flushSync(() => setTried(!isSendable));
          if (isSendable) onSave();
          else if (problems.isNameBlank) nameField.current?.focus();
          else actionsPart.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        }}
      >
        {state.step === 'conflict' && notice}
        <Fieldset role="presentation" variant="unstyled" m={0} disabled={readOnly} {...focusHandlers}>
          <Stack gap="md">
            <Card>
              <div className={classes.fields}>
                <Stack gap={4}>
                  <TextInput
                    ref={nameField}
                    autoFocus={ownId === null}
                    label={t(m.common_name)}
                    required
                    withAsterisk={false}
                    value={form.name}
                    onChange={(event) => onChange({ type: 'name', name: event.currentTarget.value })}
                    error={
                      (wasTried && problems.isNameBlank && t(m.common_required)) ||
                      (nameRefused && describeFieldError(t, nameRefused))
                    }
                    dir="auto"
                  />
                  <NameWarnings name={form.name} twin={twin} />
                </Stack>
                <VisibilityField form={form} former={formerVisibility} onChange={onChange} />
              </div>
            </Card>
            <div ref={actionsPart}>
              <Card title={t(m.common_actions)} count={form.rows.length} hint={t(m.macros_run_order)} isFlush>
                <ActionList
                  rows={form.rows}
                  lints={lints}
                  problems={problems.rows}
                  showProblems={wasTried}
                  refused={actionsRefused ? { names: unsupported, message: actionsRefused.message } : null}
                  targets={targets}
                  onChange={onChange}
                />
                <AddAction
                  onAdd={(name) => {
                    // Renders the action before its field is focused.
                    flushSync(() => onChange({ type: 'add', name }));
                    actionsPart.current
                      ?.querySelector<HTMLElement>(
                        'ol > li:last-child :is(input:not([type="hidden"]), textarea, select)',
                      )
                      ?.focus();
                  }}
                />
              </Card>
            </div>
          </Stack>
        </Fieldset>
        {state.step !== 'conflict' && notice}
      </FormShell>
    </RecordPageColumns>
  );
}

interface VisibilityFieldProps {
  readonly form: MacroForm;
  readonly former: string | null;
  readonly onChange: (change: MacroFormChange) => void;
}

/** Selects the visibility of a macro. An agent's new macro is always personal (contract: macro-visibility). */
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
      data={data.map((value) => ({ value, label: getMacroVisibilityLabel(t, value) }))}
      onChange={(event) => onChange({ type: 'visibility', visibility: event.currentTarget.value })}
    />
  );
}

/**
 * Adds an action at the end of the list and announces it to screen readers. `onAdd` focuses the action's field. For an
 * action without a field, the focus stays on the button.
 */
function AddAction({ onAdd }: { readonly onAdd: (name: MacroActionName) => void }) {
  const t = useT();
  const [said, setSaid] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = () => {
    if (document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  };
  return (
    <Menu position="bottom-start" returnFocus={false} onClose={returnFocus}>
      <Menu.Target>
        <Button
          ref={button}
          variant="subtle"
          color="gray"
          size="xs"
          m="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t(m.macros_add_action)}
        </Button>
      </Menu.Target>
      <MenuDropdown className={classes.choices}>
        {getActionGroups(t).map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: A fieldset may not be a child of a menu.
          <div key={group.title} role="group" aria-label={group.title}>
            <Menu.Label aria-hidden>{group.title}</Menu.Label>
            {group.choices.map(([name, title]) => {
              const Icon = getActionIcon(parseAction({ action_name: name, action_params: [] }));
              return (
                <Menu.Item
                  key={name}
                  leftSection={<Icon size={16} aria-hidden />}
                  onClick={() => {
                    onAdd(name);
                    setSaid(t(m.macros_added, { title }));
                  }}
                >
                  {title}
                </Menu.Item>
              );
            })}
          </div>
        ))}
      </MenuDropdown>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Menu>
  );
}
