import { useEffect, useState } from 'react';
import type { Macro } from '~/api/macros';
import { RecordHistory } from '~/resources/activity/lazy-history';
import { ButtonMenu } from '~/ui/overlay/button-menu';
import type { AttachedMenuProps } from '~/ui/overlay/menu-button';
import { LazyParts, preload } from '~/ui/page/lazy-parts';
import { DeleteMacro } from './delete-macro';
import { MacroMenuItems } from './macro-menu-items';

interface MacroRowMenuProps extends AttachedMenuProps {
  readonly macro: Macro;
}

/** The menu of a macro's row, with the dialogs that it opens. */
export function MacroRowMenu({ macro, ...menu }: MacroRowMenuProps) {
  const [dialog, setDialog] = useState<'history' | 'delete' | null>(null);
  const close = () => setDialog(null);
  useEffect(() => preload(RecordHistory), []);
  return (
    <>
      <ButtonMenu {...menu} look={{ position: 'bottom-end' }}>
        <MacroMenuItems
          macro={macro}
          onHistory={() => setDialog('history')}
          onDelete={() => setDialog('delete')}
        />
      </ButtonMenu>
      <LazyParts asked={dialog}>
        {dialog === 'history' && (
          <RecordHistory kind="macro" record={macro.id} name={macro.name} onClose={close} />
        )}
      </LazyParts>
      {dialog === 'delete' && <DeleteMacro macro={macro} onGone={close} onClose={close} />}
    </>
  );
}
