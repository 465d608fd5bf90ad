import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { EmptyState } from '~/ui/empty-state';
import { Page } from '~/ui/page';

/** A workspace that the assistant service knows nothing of. */
export function NoTenant() {
  const t = useT();
  return (
    <Page title={t(m.frame_assistants)}>
      <EmptyState title={t(m.assistants_no_tenant)} text={t(m.assistants_no_tenant_text)} />
    </Page>
  );
}
