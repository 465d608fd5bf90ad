import { Alert, Button, Center, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { session, workspacesOf } from '~/session/session';
import { Page } from '~/ui/page';
import type { WorkspaceError } from './workspace-error';

/** Why nothing was sent for this workspace, and the ways to one that fits. */
export function WorkspaceProblem({ error }: { readonly error: WorkspaceError }) {
  const t = useT();
  const state = session.get();
  const others = state.step === 'signed-out' ? [] : workspacesOf(state.person);
  const isOtherInstance = error.coverage === 'other-instance';
  const title = t(isOtherInstance ? m.session_other_instance_title : m.session_no_membership_title);
  const sentence = isOtherInstance ? m.session_other_instance : m.session_no_membership;
  return (
    <Center component="main" p="xl">
      <Stack maw={640}>
        <Page title={title}>
          <Alert color="red" role="alert">
            {t(sentence, { workspace: error.workspace.name })}
          </Alert>
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
