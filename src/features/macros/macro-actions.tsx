import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import type { Macro } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { RecordHistory } from '~/resources/activity/lazy-history';
import { useScope } from '~/session/scope-context';
import { MoreMenu } from '~/ui/overlay/more-menu';
import { LazyParts } from '~/ui/page/lazy-parts';
import { DeleteMacro } from './delete-macro';
import { MacroMenuItems } from './macro-menu-items';

interface MacroActionsProps {
  readonly macro: Macro;
  /** Called after the macro was deleted, to discard unsaved changes. */
  readonly onGone: () => void;
}

/** The action buttons of a macro's page. Deleting the macro returns to the list. */
export function MacroActions({ macro, onGone }: MacroActionsProps) {
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
      <MoreMenu>
        <MacroMenuItems
          macro={macro}
          onHistory={() => setDialog('history')}
          onDelete={() => setDialog('delete')}
        />
      </MoreMenu>
      <LazyParts asked={dialog}>
        {dialog === 'history' && (
          <RecordHistory kind="macro" record={macro.id} name={macro.name} onClose={close} />
        )}
      </LazyParts>
      {dialog === 'delete' && <DeleteMacro macro={macro} onGone={leave} onClose={close} />}
    </>
  );
}
