import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { Macro } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { RecordHistoryDrawer } from '~/resources/activity/lazy-history';
import { useScope } from '~/session/scope-context';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { DeleteMacroDialog } from './delete-macro-dialog';
import { MacroMenuItems } from './macro-menu-items';

interface MacroPageActionsProps {
  readonly macro: Macro;
  /** Called after the macro was deleted, to discard unsaved changes. */
  readonly onGone: () => void;
}

/** The action buttons of a macro's page. Deleting the macro returns to the list. */
export function MacroPageActions({ macro, onGone }: MacroPageActionsProps) {
  const t = useT();
  const goOn = useNavigateWhileMounted();
  const params = { workspace: useScope().slug };
  const [dialog, setDialog] = useState<'history' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const leave = () => {
    onGone();
    void goOn({ to: '/$workspace/macros', params, ignoreBlocker: true });
  };
  return (
    <>
      <Button
        variant="default"
        visibleFrom="sm"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => setDialog('history')}
      >
        {t(m.common_history)}
      </Button>
      <MoreActionsMenu>
        <MacroMenuItems
          macro={macro}
          onHistory={() => setDialog('history')}
          onDelete={() => setDialog('delete')}
        />
      </MoreActionsMenu>
      <LazyPartBoundary asked={dialog}>
        {dialog === 'history' && (
          <RecordHistoryDrawer kind="macro" record={macro.id} name={macro.name} onClose={close} />
        )}
      </LazyPartBoundary>
      {dialog === 'delete' && <DeleteMacroDialog macro={macro} onGone={leave} onClose={close} />}
    </>
  );
}
