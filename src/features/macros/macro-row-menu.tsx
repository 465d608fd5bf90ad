import { useEffect, useState } from 'react';
import type { Macro } from '~/api/macros';
import { RecordHistoryDrawer } from '~/resources/activity/lazy-history';
import { AttachedMenu } from '~/ui/overlay/attached-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import { LazyPartBoundary, preloadParts } from '~/ui/page/lazy-part-boundary';
import { DeleteMacroDialog } from './delete-macro-dialog';
import { MacroMenuItems } from './macro-menu-items';

interface MacroRowMenuProps extends AttachedMenuProps {
  readonly macro: Macro;
}

/** The menu of a macro's row, with the dialogs that it opens. */
export function MacroRowMenu({ macro, ...menu }: MacroRowMenuProps) {
  const [dialog, setDialog] = useState<'history' | 'delete' | null>(null);
  const close = () => setDialog(null);
  useEffect(() => preloadParts(RecordHistoryDrawer), []);
  return (
    <>
      <AttachedMenu {...menu} look={{ position: 'bottom-end' }}>
        <MacroMenuItems
          macro={macro}
          onHistory={() => setDialog('history')}
          onDelete={() => setDialog('delete')}
        />
      </AttachedMenu>
      <LazyPartBoundary asked={dialog}>
        {dialog === 'history' && (
          <RecordHistoryDrawer kind="macro" record={macro.id} name={macro.name} onClose={close} />
        )}
      </LazyPartBoundary>
      {dialog === 'delete' && <DeleteMacroDialog macro={macro} onGone={close} onClose={close} />}
    </>
  );
}
