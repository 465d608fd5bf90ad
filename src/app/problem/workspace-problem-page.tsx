import { Alert, Button, Center, Stack, Text } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { useSession } from '~/session/scope-context';
import { listWorkspaces, type SessionState, session } from '~/session/session';
import { Page } from '~/ui/page/page';
import type { WorkspaceError } from './workspace-error';

/** Explains why no requests are sent for this workspace, and links to workspaces that can be opened. */
export function WorkspaceProblemPage({ error }: { readonly error: WorkspaceError }) {
  const t = useT();
  const router = useRouter();
  const state = useSession();
  const others = state.step === 'signed-out' ? [] : listWorkspaces(state.person);
  const { title, text } = sentences(t, error, state);
  const isQuestion = error.coverage === 'unasked';
  return (
    <Center component="main" p="xl">
      <Stack maw={640}>
        <Page title={title}>
          <Alert color={isQuestion ? 'blue' : 'red'} role={isQuestion ? 'note' : 'alert'}>
            {text}
          </Alert>
          {isQuestion && (
            <Button
              onClick={() => {
                session.open(error.workspace);
                void router.invalidate();
              }}
            >
              {t(m.session_open, { workspace: error.workspace.name })}
            </Button>
          )}
          {others.length > 0 && <Text>{t(m.frame_choose_workspace)}</Text>}
          {others.map(({ slug, name }) => (
            <Button key={slug} variant="default" component={Link} to={`/${slug}`}>
              {name}
            </Button>
          ))}
          <Button variant="subtle" onClick={() => session.signOut()}>
            {t(m.session_sign_out)}
          </Button>
        </Page>
      </Stack>
    </Center>
  );
}

function sentences(t: Translator, { workspace, coverage }: WorkspaceError, state: SessionState) {
  const { name, instance } = workspace;
  const own = (state.step !== 'signed-out' && state.person.claims.instance) || '–';
  switch (coverage) {
    case 'unasked':
      return {
        title: t(m.session_open_title, { workspace: name }),
        text: t(m.session_open_text, { workspace: name, instance, own }),
      };
    case 'refused':
      return {
        title: t(m.session_rejected_by_instance_title, { workspace: name }),
        text: t(m.session_rejected_by_instance, { workspace: name, instance }),
      };
    case 'other-instance':
      return {
        title: t(m.session_other_instance_title),
        text: t(m.session_other_instance, { workspace: name }),
      };
    case 'no-membership':
      return {
        title: t(m.session_no_access_title),
        text: t(m.session_no_membership, { workspace: name }),
      };
  }
}
