import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator } from '~/session/scope-context';

/**
 * Returns the reason why automation rules aren't accessible: the person's role, or a platform response that denies
 * access. Returns null if automation rules are accessible.
 */
export function useAccessDenial(error: unknown): 'role' | 'refused' | null {
  const isAdministrator = useIsAdministrator();
  if (isAdministrator === false) return 'role';
  return isApiError(error, 'forbidden') ? 'refused' : null;
}

interface AdministratorsOnlyNoticeProps {
  readonly why: 'role' | 'refused';
  readonly children?: ReactNode;
}

/** A notice that automation rules are only for administrators (contract: administrators-only). */
export function AdministratorsOnlyNotice({ why, children }: AdministratorsOnlyNoticeProps) {
  const t = useT();
  return (
    <Alert color="gray" title={t(m.automation_rules_admin_only_title)} role="note">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {t(why === 'role' ? m.automation_rules_admin_only_role : m.automation_rules_admin_only_rejected)}
        </Text>
        {children}
      </Stack>
    </Alert>
  );
}
