import { Group, Text } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope, useSession } from '~/session/scope-context';
import { getTenants, hasConfiguredWorkspaces } from '~/session/session';
import { Page } from '~/ui/page/page';
import { EmptyState } from '~/ui/table/empty-state';

/**
 * Shown for a workspace without an assistant tenant. If the configuration lists no workspaces, the user selects one of
 * the tenants that their session allows.
 */
export function NoTenantNotice() {
  const t = useT();
  const { instance, accountId } = useScope();
  const tenants = getTenants(useSession());
  if (hasConfiguredWorkspaces() || tenants.length === 0) {
    return (
      <Page title={t(m.frame_assistants)}>
        <EmptyState
          icon={<IconRobot size={20} aria-hidden />}
          title={t(m.assistants_no_tenant)}
          text={t(m.assistants_no_tenant_text)}
        />
      </Page>
    );
  }
  return (
    <Page title={t(m.frame_assistants)}>
      <Text size="sm">{t(m.assistants_choose_tenant)}</Text>
      <Group>
        {tenants.map((tenant) => (
          <Link
            key={tenant}
            to="/$workspace/assistants"
            params={{ workspace: `${instance}-${accountId}-${tenant}` }}
          >
            {tenant}
          </Link>
        ))}
      </Group>
    </Page>
  );
}
