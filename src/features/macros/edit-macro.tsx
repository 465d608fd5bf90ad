import { Button } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useReducer, useState } from 'react';
import { deleteMacro, type Macro, macroQuery, updateMacro } from '~/api/macros';
import { dropFormDraft, formDraftKey } from '~/drafts/form-drafts';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useSaveRecord } from '~/records/use-save-record';
import { isPending } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { LeaveGuard } from '~/ui/leave-guard';
import { Page } from '~/ui/page';
import { RestoredNotice } from '~/ui/restored-notice';
import { showSuccess } from '~/ui/toast';
import { BackLink } from './back-link';
import { DeleteMacro } from './delete-macro';
import { MacroEditor } from './macro-editor';
import { changeForm, formOf, isUnchanged, macroOf, readKeptMacro } from './macro-form';
import { MacroNotice } from './macro-notice';
import { macroAccess } from './macro-record';
import { type MacroValues, valuesOf } from './macro-values';
import { useCreateMacro } from './use-create-macro';

/** The macro of an address. */
export function EditMacroScreen({ macroId }: { readonly macroId: number }) {
  const { data } = useQuery(macroQuery(useScope(), macroId));
  return data ? <EditMacro key={macroId} macro={data} /> : null;
}

/** One macro: what somebody else saves meanwhile is compared before anything is written, never imposed on what is typed. */
function EditMacro({ macro }: { readonly macro: Macro }) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<MacroValues>(() => valuesOf(macro));
  const [form, change] = useReducer(changeForm, opened, formOf);
  const [isDeleting, setDeleting] = useState(false);
  const canUpdate = useAvailability(updateMacro) === 'on';
  const canDelete = useAvailability(deleteMacro) === 'on';
  const place = formDraftKey(scope, `macro ${macro.id}`);
  const saving = useSaveRecord(macroAccess(useQueryClient(), scope, macro.id), opened, {
    onSaved: ({ stored, wasLost, differing }) => {
      // What was typed since the save was sent stays.
      change({ type: 'rebase', before: opened, after: valuesOf(stored) });
      setOpened(valuesOf(stored));
      if (differing.length === 0)
        showSuccess({ message: t(wasLost ? m.records_saved_found : m.records_saved) });
    },
  });
  const creation = useCreateMacro(place);
  const isCreating = creation.state.step !== 'idle';
  const isDirty = !isUnchanged(opened, form);
  const restoredFrom = usePersistedForm({
    place,
    typed: isDirty ? { opened, form } : null,
    read: readKeptMacro,
    restore: (kept) => {
      // What the macro was then is what the save compares with what it is now.
      setOpened(kept.opened);
      change({ type: 'load', form: kept.form });
    },
  });
  const load = (present: Macro) => {
    setOpened(valuesOf(present));
    change({ type: 'load', form: formOf(present) });
    saving.reset();
  };
  const leave = (by: 'this' | 'somebody') => {
    const { name } = macro;
    void dropFormDraft(place);
    showSuccess({ message: t(by === 'this' ? m.macros_deleted_notice : m.macros_deleted_before, { name }) });
    void navigate({ to: '/$workspace/macros', params: { workspace: scope.slug }, ignoreBlocker: true });
  };
  const reasonBlocked = () => {
    if (!canUpdate) return t(m.macros_update_off);
    if (creation.state.step === 'saved') return t(m.macros_created);
    return isDirty ? undefined : t(m.macros_unchanged_blocked);
  };
  return (
    <Page
      title={opened.name}
      description={<BackLink />}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/macros/new"
                params={{ workspace: scope.slug }}
                search={{ from: String(macro.id) }}
              />
            )}
          >
            {t(m.macros_copy)}
          </Button>
          {canDelete && (
            <Button
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              {t(m.common_delete)}
            </Button>
          )}
        </>
      }
    >
      {restoredFrom !== null && <RestoredNotice at={restoredFrom} onDiscard={() => load(macro)} />}
      <MacroEditor
        form={form}
        onChange={change}
        state={isCreating ? creation.state : saving.state}
        // What is found out next may open another macro: nothing is typed meanwhile that would be lost with it.
        readOnly={isPending(creation.state) || creation.state.step === 'unknown'}
        submitLabel={t(m.common_save)}
        blocked={reasonBlocked()}
        formerVisibility={opened.visibility}
        onSave={() => {
          creation.reset();
          void saving.save(macroOf(form));
        }}
        notice={
          isCreating ? (
            <MacroNotice
              state={creation.state}
              purpose="creation"
              form={form}
              onCheckAgain={() => void creation.checkAgain()}
              onUseCurrent={creation.open}
            />
          ) : (
            <MacroNotice
              state={saving.state}
              purpose="save"
              form={form}
              onCheckAgain={() => void saving.checkAgain()}
              onUseCurrent={load}
              onSaveMine={(present) => void saving.saveOverPresent(macroOf(form), present)}
              onCreate={() => void creation.create(macroOf(form))}
            />
          )
        }
      />
      {isDeleting && <DeleteMacro macro={macro} onGone={leave} onClose={() => setDeleting(false)} />}
      <LeaveGuard isDirty={isDirty} onLeave={() => void dropFormDraft(place)} />
    </Page>
  );
}
