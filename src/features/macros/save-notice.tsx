import { Alert, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Macro } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { targetNames, useDeskTargets } from '~/session/use-desk-targets';
import { actionsSentence } from '~/ui/action-sentence';
import { Facts } from '~/ui/facts';
import { actionsOf, differingFields, isSendable, type MacroField, type MacroForm } from './macro-form';
import type { Saved, SaveState } from './save-state';
import { fieldWord, visibilityWord } from './words';

interface SaveNoticeProps {
  readonly state: SaveState;
  readonly form: MacroForm;
  readonly onLookUp: () => void;
  /** Shows what the platform holds in the form, in the place of what was typed. */
  readonly onLoad: (macro: Macro) => void;
  readonly onOverwrite?: (seen: Macro) => void;
  readonly onCreateAnew?: () => void;
}

/** What is known of the last attempt to save, and what can be done about it. */
export function SaveNotice({ state, form, onLookUp, onLoad, onOverwrite, onCreateAnew }: SaveNoticeProps) {
  const t = useT();
  switch (state.step) {
    case 'editing':
    case 'failed':
    case 'not-sent':
      return state.step === 'not-sent' ? <Text size="sm">{t(m.macros_not_sent)}</Text> : null;
    case 'checking':
      return (
        <Text role="status" size="sm">
          {t(m.macros_checking)}
        </Text>
      );
    case 'sending':
      return (
        <Text role="status" size="sm">
          {t(m.common_saving)}
        </Text>
      );
    case 'looking-up':
      return (
        <Text role="status" size="sm">
          {t(m.macros_looking_up)}
        </Text>
      );
    case 'saved':
      return <SavedNotice saved={state.saved} onLoad={onLoad} />;
    case 'no-trace':
      return (
        <Notice title={t(m.errors_outcome_unknown_title)} text={t(m.macros_no_trace)}>
          <Button variant="default" size="compact-sm" onClick={onLookUp}>
            {t(m.macros_look_again)}
          </Button>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice title={t(m.errors_outcome_unknown_title)} text={t(m.macros_unknown)}>
          <Button variant="default" size="compact-sm" onClick={onLookUp}>
            {t(m.macros_look_again)}
          </Button>
        </Notice>
      );
    case 'gone':
      return (
        <Notice title={t(m.macros_gone_title)} text={t(m.macros_gone)}>
          {onCreateAnew && (
            <>
              <Unfinished form={form} />
              <Button variant="default" size="compact-sm" disabled={!isSendable(form)} onClick={onCreateAnew}>
                {t(m.macros_create_anew)}
              </Button>
            </>
          )}
        </Notice>
      );
    case 'conflict':
      return (
        <ConflictNotice
          present={state.present}
          form={form}
          onLoad={() => onLoad(state.present)}
          onOverwrite={() => onOverwrite?.(state.present)}
        />
      );
  }
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <Alert color="yellow" role="alert" title={title}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{text}</Text>
        {children}
      </Stack>
    </Alert>
  );
}

function SavedNotice({ saved, onLoad }: { readonly saved: Saved; readonly onLoad: (macro: Macro) => void }) {
  const t = useT();
  const { macro, wasLost, differing, doubles } = saved;
  const text = wasLost ? t(m.macros_saved_found) : t(m.common_saved);
  if (doubles.length > 0) return <DoublesNotice macroId={macro.id} doubles={doubles} />;
  if (differing.length === 0) {
    return (
      <Alert color="green" role="status">
        {text}
      </Alert>
    );
  }
  return (
    <Notice title={t(m.macros_differs_title)} text={t(m.macros_differs)}>
      <MacroFacts macro={macro} fields={differing} />
      <Button variant="default" size="compact-sm" onClick={() => onLoad(macro)}>
        {t(m.macros_load_present)}
      </Button>
    </Notice>
  );
}

interface DoublesNoticeProps {
  readonly macroId: number;
  readonly doubles: readonly number[];
}

/** The way to each of them, so that what is too much can be deleted. */
function DoublesNotice({ macroId, doubles }: DoublesNoticeProps) {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Notice title={t(m.macros_doubles_title)} text={t(m.macros_doubles)}>
      <Group gap="xs">
        {[macroId, ...doubles].map((id) => (
          <Anchor
            key={id}
            size="sm"
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/macros/$macroId"
                params={{ workspace, macroId: String(id) }}
                ignoreBlocker
              />
            )}
          >
            {t(m.macros_number, { number: id })}
          </Anchor>
        ))}
      </Group>
    </Notice>
  );
}

interface ConflictNoticeProps {
  readonly present: Macro;
  readonly form: MacroForm;
  readonly onLoad: () => void;
  readonly onOverwrite: () => void;
}

function ConflictNotice({ present, form, onLoad, onOverwrite }: ConflictNoticeProps) {
  const t = useT();
  const mine = { name: form.name, visibility: form.visibility, actions: actionsOf(form) };
  const fields = differingFields(mine, present);
  return (
    <Notice title={t(m.macros_conflict_title)} text={t(m.macros_conflict)}>
      <Text size="sm" fw={600}>
        {t(m.macros_theirs)}
      </Text>
      <MacroFacts macro={present} fields={fields} />
      <Text size="sm" fw={600}>
        {t(m.macros_mine)}
      </Text>
      <MacroFacts macro={mine} fields={fields} />
      <Unfinished form={form} />
      <Group gap="xs">
        <Button size="compact-sm" disabled={!isSendable(form)} onClick={onOverwrite}>
          {t(m.macros_save_mine)}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onLoad}>
          {t(m.macros_take_theirs)}
        </Button>
      </Group>
    </Notice>
  );
}

/** These buttons send without the form's own check: a target that wasn't chosen yet would take one away. */
function Unfinished({ form }: { readonly form: MacroForm }) {
  const t = useT();
  return isSendable(form) ? null : <Text size="sm">{t(m.macros_unfinished)}</Text>;
}

interface MacroFactsProps {
  readonly macro: Pick<Macro, 'name' | 'visibility' | 'actions'>;
  readonly fields: readonly MacroField[];
}

function MacroFacts({ macro, fields }: MacroFactsProps) {
  const t = useT();
  const language = useFormatLocale();
  const names = targetNames(useDeskTargets());
  const values: Record<MacroField, string> = {
    name: macro.name,
    visibility: visibilityWord(t, macro.visibility),
    actions: actionsSentence(t, language, macro.actions, names),
  };
  return (
    <Paper p="xs" w="100%">
      <Facts facts={fields.map((field) => [fieldWord(t, field), values[field]])} />
    </Paper>
  );
}
