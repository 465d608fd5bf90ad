import { IconEye, IconJson, IconTrash } from '@tabler/icons-react';
import { deleteMacro, type Macro, updateMacro } from '~/api/macros';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import { BulkBar, type RowSelection } from '~/records/list/bulk-bar';
import { useBulkDialog } from '~/records/list/use-bulk-dialog';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { saveFile } from '~/ui/save-file';
import { SelectionAction } from '~/ui/table/selection/selection-bar';
import { formatMacroFile } from '../transfer';
import { ChangeVisibilityDialog } from './change-visibility-dialog';
import { DeleteMacrosDialog } from './delete-macros-dialog';

const ICON = { size: 16, 'aria-hidden': true } as const;

/** The bulk actions for the selected macros. Agents can't share macros, so only administrators change visibility. */
export function MacroBulkActions(selection: RowSelection<Macro>) {
  const t = useT();
  const scope = useScope();
  const targets = useActionTargets();
  const { rows: macros, dialog, setDialog, close } = useBulkDialog<Macro, 'visibility' | 'delete'>(selection);
  const canUpdate = useOperationAvailability(updateMacro) === 'on';
  const canShare = useIsAdministrator() !== false && canUpdate;
  const canDelete = useOperationAvailability(deleteMacro) === 'on';
  return (
    <>
      <BulkBar {...selection} label={t(m.macros_selected, { count: macros.length })}>
        {canShare && (
          <SelectionAction
            icon={<IconEye {...ICON} />}
            label={t(m.macros_change_visibility)}
            onClick={() => setDialog('visibility')}
          />
        )}
        <SelectionAction
          icon={<IconJson {...ICON} />}
          label={t(m.records_export_as, { format: 'JSON' })}
          onClick={() => {
            const day = getDayKey(new Date());
            const name = `macros-${scope.slug}-${day}.json`;
            saveFile(name, formatMacroFile(macros, targets), 'application/json');
          }}
        />
        {canDelete && (
          <SelectionAction
            icon={<IconTrash {...ICON} />}
            label={t(m.common_delete)}
            isDestructive
            onClick={() => setDialog('delete')}
          />
        )}
      </BulkBar>
      {dialog === 'visibility' && <ChangeVisibilityDialog macros={macros} onClose={close} />}
      {dialog === 'delete' && <DeleteMacrosDialog macros={macros} onClose={close} />}
    </>
  );
}
