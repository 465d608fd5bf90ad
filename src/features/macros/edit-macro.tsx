import { Alert, Button } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useReducer, useState } from 'react';
import { deleteMacro, type Macro, updateMacro } from '~/api/macros';
import { dropForm, formPlace } from '~/drafts/form-drafts';
import { useKeptForm } from '~/drafts/use-kept-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { LeaveGuard } from '~/ui/leave-guard';
import { Page } from '~/ui/page';
import { RestoredNotice } from '~/ui/restored-notice';
import { BackLink } from './back-link';
import { DeleteMacro } from './delete-macro';
import { MacroEditor } from './macro-editor';
import { actionsOf, changeForm, changesOf, formOf, isUnchanged, readKeptMacro } from './macro-form';
import { macroReading } from './macro-reading';
import { SaveNotice } from './save-notice';
import { useCreation } from './use-creation';
import { useUpdate } from './use-update';

interface EditMacroScreenProps {
  readonly macroId: number;
  /** It was created a moment ago. */
  readonly isNew: boolean;
}

/** The macro of an address. */
export function EditMacroScreen({ macroId, isNew }: EditMacroScreenProps) {
  const { data } = useQuery(macroReading(useScope(), macroId));
  return data ? <EditMacro key={macroId} macro={data} isNew={isNew} /> : null;
}

/** One macro: what somebody else saves meanwhile is compared before anything is written, never imposed on what is typed. */
function EditMacro({ macro, isNew }: { readonly macro: Macro; readonly isNew: boolean }) {
  const t = useT();
  const scope = useScope();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(macro);
  const [form, change] = useReducer(changeForm, macro, formOf);
  const [isDeleting, setDeleting] = useState(false);
  const canUpdate = useAvailability(updateMacro) === 'on';
  const canDelete = useAvailability(deleteMacro) === 'on';
  const update = useUpdate(opened, ({ macro: saved, differing }, changes) => {
    // Where all is as it was sent, what was sent is the base: also to the byte.
    const base = differing.length === 0 ? { ...saved, ...changes } : saved;
    change({ type: 'rebase', before: opened, after: base });
    setOpened(base);
  });
  const place = formPlace(scope, `macro ${macro.id}`);
  const toList = () => {
    void dropForm(place);
    void navigate({ to: '/$workspace/macros', params: { workspace: scope.slug }, ignoreBlocker: true });
  };
  const creation = useCreation(
    ({ macro: { id } }) =>
      void navigate({
        to: '/$workspace/macros/$macroId',
        params: { workspace: scope.slug, macroId: String(id) },
        search: { created: 'yes' },
        ignoreBlocker: true,
      }),
  );
  const lookAgain = creation.state.step === 'editing' ? update.lookAgain : creation.lookAgain;
  const state = creation.state.step === 'editing' ? update.state : creation.state;
  const changes = changesOf(opened, form);
  const isDirty = !isUnchanged(opened, form);
  const restoredFrom = useKeptForm({
    place,
    typed: isDirty ? { opened, form } : null,
    read: readKeptMacro,
    restore: (kept) => {
      // What the macro was then is what the save compares with what it is now.
      setOpened({ ...macro, ...kept.opened });
      change({ type: 'load', form: kept.form });
    },
  });
  const load = (present: Macro) => {
    setOpened(present);
    change({ type: 'load', form: formOf(present) });
    update.reset();
  };
  const createAnew = () => {
    const { name, visibility } = form;
    void creation.save({ name, visibility, actions: actionsOf(form) });
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
                search={{ from: String(opened.id) }}
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
      {isNew && state.step === 'editing' && !isDirty && (
        <Alert color="green" role="status">
          {t(m.macros_created)}
        </Alert>
      )}
      {restoredFrom !== null && <RestoredNotice at={restoredFrom} onDiscard={() => load(macro)} />}
      <MacroEditor
        form={form}
        onChange={change}
        state={state}
        submitLabel={t(m.common_save)}
        blocked={
          (!canUpdate && t(m.macros_update_off)) || (isDirty ? undefined : t(m.macros_unchanged_blocked))
        }
        formerVisibility={opened.visibility}
        onSave={() => void update.save(changes)}
        notice={
          <SaveNotice
            state={state}
            form={form}
            onLookUp={() => void lookAgain()}
            onLoad={load}
            onOverwrite={(seen) => void update.save(changes, seen)}
            onCreateAnew={createAnew}
          />
        }
      />
      {isDeleting && <DeleteMacro macro={opened} onDone={toList} onClose={() => setDeleting(false)} />}
      <LeaveGuard isDirty={isDirty} onLeave={() => void dropForm(place)} />
    </Page>
  );
}
