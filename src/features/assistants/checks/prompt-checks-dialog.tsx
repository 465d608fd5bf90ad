import { ActionIcon, Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { PromptCheck } from '~/drafts/prompt-checks';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ChooseFileButton } from '~/ui/form/choose-file-button';
import { FormDialog } from '~/ui/overlay/form-dialog';
import { LoadingBars } from '~/ui/page/loading-bars';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import { useAssistantEditing } from '../editing/editing-context';
import { formatPathLabel } from '../key-labels';
import { listPromptPaths } from '../prompt-texts';
import { CheckFields } from './check-fields';
import { type CheckInput, toCheckInput } from './check-kinds';
import classes from './checks.module.css';
import { describeCheck } from './describe-check';
import { type CheckImportResult, type RemovedCheck, useCheckChanges } from './use-check-changes';
import { usePromptChecks } from './use-prompt-checks';

const EMPTY_INPUT: CheckInput = { kind: 'contains', value: '', path: null };

/** Adds, edits, removes, imports and exports the checks of an assistant's prompts. */
export function PromptChecksDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const checks = usePromptChecks();
  const [isDirty, setDirty] = useState(false);
  return (
    <FormDialog title={t(m.prompt_checks_title)} isDirty={isDirty} pending={false} onClose={onClose}>
      {() => (
        <>
          {checks === undefined && <LoadingBars heights={[40, 40, 40]} />}
          {checks === null && (
            <Alert color="red" role="alert">
              {t(m.prompt_checks_not_read)}
            </Alert>
          )}
          {checks && <CheckList checks={checks} onDirty={setDirty} />}
        </>
      )}
    </FormDialog>
  );
}

interface CheckListProps {
  readonly checks: readonly PromptCheck[];
  /** Receives true while the open fields contain unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
}

function CheckList({ checks, onDirty }: CheckListProps) {
  const t = useT();
  const changes = useCheckChanges(checks);
  const { imported, removed, hasFailed } = changes;
  const { content, reading } = useAssistantEditing();
  const paths = content ? listPromptPaths(content, reading?.stubs ?? []) : [];
  /** The check that is being edited. No other check can be edited meanwhile, so that no input is lost. */
  const [open, setOpen] = useState<{ readonly id: string; readonly isNew: boolean } | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(null);
    onDirty(false);
    // Focuses the add button, because the button that opened the fields may no longer exist.
    setTimeout(() => addButton.current?.focus());
  };
  const save = async (check: PromptCheck) => {
    if (await changes.save(check)) close();
  };
  const remove = async (check: PromptCheck) => {
    // Moves the focus to the add button, because the focused button is removed together with its check.
    if (await changes.remove(check)) addButton.current?.focus();
  };
  const restore = async (check: RemovedCheck) => {
    if (await changes.restore(check)) addButton.current?.focus();
  };
  return (
    <Stack>
      <Text size="sm">{t(m.prompt_checks_text)}</Text>
      <Text size="sm" c="dimmed">
        {t(m.prompt_checks_rules)}
      </Text>
      {hasFailed && (
        <Alert color="red" role="alert">
          {t(m.prompt_checks_not_stored)}
        </Alert>
      )}
      <ImportOutcome result={imported} />
      <RemovalNotice removed={removed} onUndo={(check) => void restore(check)} />
      {checks.length === 0 && open === null && <Text size="sm">{t(m.prompt_checks_none)}</Text>}
      {checks.length > 0 && (
        <TruncatedList items={checks} step={INITIAL_CONTROL_COUNT * 2}>
          {(shown) => (
            <ul className={classes.checks} aria-label={t(m.prompt_checks_title)}>
              {shown.map((check) => (
                <li key={check.id}>
                  {check.id === open?.id ? (
                    <CheckFields
                      id={check.id}
                      start={toCheckInput(check)}
                      paths={paths}
                      onDirty={onDirty}
                      onSave={(one) => void save(one)}
                      onCancel={close}
                    />
                  ) : (
                    <CheckLine
                      check={check}
                      hasSeveralPrompts={paths.length > 1}
                      isLocked={open !== null}
                      onEdit={() => setOpen({ id: check.id, isNew: false })}
                      onRemove={() => void remove(check)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </TruncatedList>
      )}
      {open?.isNew && (
        <CheckFields
          id={open.id}
          start={EMPTY_INPUT}
          paths={paths}
          onDirty={onDirty}
          onSave={(one) => void save(one)}
          onCancel={close}
        />
      )}
      <Group data-foot justify="flex-end" gap="xs">
        <ChooseFileButton
          variant="default"
          label={t(m.prompt_checks_import)}
          accept="text/csv,.csv"
          onFile={(file) => void changes.importFile(file)}
        />
        <Button variant="default" onClick={() => void changes.exportAll()}>
          {t(m.prompt_checks_export)}
        </Button>
        <Button
          ref={addButton}
          disabled={open !== null}
          onClick={() => setOpen({ id: crypto.randomUUID(), isNew: true })}
        >
          {t(m.prompt_checks_add)}
        </Button>
      </Group>
    </Stack>
  );
}

interface RemovalNoticeProps {
  readonly removed: RemovedCheck | null;
  readonly onUndo: (removed: RemovedCheck) => void;
}

/** Offers to restore the removed check. Not a toast, because the dialog covers toasts. */
function RemovalNotice({ removed, onUndo }: RemovalNoticeProps) {
  const t = useT();
  return (
    <div role="status">
      {removed && (
        <Group gap="xs">
          <Text size="sm">{t(m.prompt_checks_removed)}</Text>
          <Button variant="default" size="compact-sm" onClick={() => onUndo(removed)}>
            {t(m.common_undo)}
          </Button>
        </Group>
      )}
    </div>
  );
}

function ImportOutcome({ result }: { readonly result: CheckImportResult | 'unusable' | null }) {
  const t = useT();
  return (
    <div role="status">
      {result === 'unusable' && <Alert color="red">{t(m.prompt_checks_unusable)}</Alert>}
      {result !== null && result !== 'unusable' && (
        <Alert color={result.skipped.length > 0 ? 'yellow' : 'green'}>
          <Text size="sm">{t(m.prompt_checks_imported, { count: result.count })}</Text>
          {result.skipped.length > 0 && (
            <Text size="sm">
              {t(m.prompt_checks_skipped, { lines: result.skipped.slice(0, 10).map(String) })}
            </Text>
          )}
        </Alert>
      )}
    </div>
  );
}

interface CheckLineProps {
  readonly check: PromptCheck;
  readonly hasSeveralPrompts: boolean;
  /** True while the fields of another check are open. */
  readonly isLocked: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function CheckLine({ check, hasSeveralPrompts, isLocked, onEdit, onRemove }: CheckLineProps) {
  const t = useT();
  const name = describeCheck(t, check);
  const path = 'path' in check ? check.path : null;
  return (
    <div className={classes.line}>
      <span className={classes.name} dir="auto">
        {name}
        {(hasSeveralPrompts || path !== null) && 'path' in check && (
          <span className={classes.prompt}>
            {path === null ? t(m.prompt_checks_all_prompts) : formatPathLabel(t, path)}
          </span>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(m.prompt_checks_edit, { check: name })}
        title={t(m.common_edit)}
        disabled={isLocked}
        onClick={onEdit}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(m.prompt_checks_remove, { check: name })}
        title={t(m.common_remove)}
        disabled={isLocked}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
