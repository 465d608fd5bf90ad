import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { getAssistantText } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { Page } from '~/ui/page';
import { ProblemNotice } from '~/ui/problem-notice';
import { Tag } from '~/ui/tag';
import { kindOf } from './assistant-kind';
import { AssistantWorkbench } from './assistant-workbench';
import { NoTenant } from './no-tenant';
import { PublishedText } from './published-text';
import { useAssistant } from './use-assistant';

interface AssistantScreenProps {
  readonly assistantId: string;
  readonly role: string | undefined;
}

/** One assistant: edited, proposed, looked at, confirmed. */
export function AssistantScreen({ assistantId, role }: AssistantScreenProps) {
  const t = useT();
  const scope = useScope();
  if (scope.tenant === null) return <NoTenant />;
  return (
    <Page title={t(m.assistants_one, { id: assistantId })} description={t(m.assistants_one_text)}>
      <Assistant key={`${assistantId} ${role}`} assistantId={assistantId} role={role} />
    </Page>
  );
}

function Assistant({ assistantId, role }: AssistantScreenProps) {
  const t = useT();
  const reading = useAssistant(assistantId, role);
  const canReadText = useAvailability(getAssistantText) === 'on';
  switch (reading.step) {
    case 'reading':
      return <Skeleton height={240} aria-label={t(m.common_loading)} />;
    case 'failed':
      return (
        <ProblemNotice error={reading.error} purpose="read">
          <Group gap="xs">
            <Button variant="default" onClick={reading.again}>
              {t(m.common_retry)}
            </Button>
            {role !== undefined && <WithoutRole assistantId={assistantId} role={role} />}
          </Group>
        </ProblemNotice>
      );
    case 'off':
      return (
        <Stack>
          <Text>{t(m.assistants_reading_off)}</Text>
          <AssistantWorkbench assistantId={assistantId} role={role} reading={null} />
        </Stack>
      );
    case 'read': {
      const { name, deployment_role } = reading.assistant;
      const kind = kindOf(reading.assistant);
      return (
        <Stack>
          <Group gap="xs">
            <Text fw={600}>{name ?? assistantId}</Text>
            {kind !== 'unknown' && (
              <Tag tone={kind === 'draft' ? 'info' : 'ok'}>
                {t(kind === 'draft' ? m.common_draft : m.common_published)}
              </Tag>
            )}
            {deployment_role && (
              <Text size="sm" c="dimmed">
                {t(m.assistants_in_role, { role: deployment_role })}
              </Text>
            )}
          </Group>
          {kind === 'published' && <PublishedText assistant={reading.assistant} role={role} />}
          {kind === 'draft' && <Text size="sm">{t(m.assistants_no_publishing)}</Text>}
          {!canReadText && <Text size="sm">{t(m.assistants_texts_off)}</Text>}
          <AssistantWorkbench assistantId={assistantId} role={role} reading={reading} />
        </Stack>
      );
    }
  }
}

/** A pair's other half may answer in another role only. */
function WithoutRole({ assistantId, role }: { readonly assistantId: string; readonly role: string }) {
  const t = useT();
  const { slug } = useScope();
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link
          to="/$workspace/assistants/$assistantId"
          params={{ workspace: slug, assistantId }}
          search={{}}
          {...props}
        />
      )}
    >
      {t(m.assistants_without_role, { role })}
    </Anchor>
  );
}
