import { IconFileTypeCsv, IconFolder, IconJson, IconTrash } from '@tabler/icons-react';
import { type CannedResponse, deleteCannedResponse, updateCannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getDayKey } from '~/lib/time/day-key';
import { BulkBar, type RowSelection } from '~/records/list/bulk-bar';
import { useBulkDialog } from '~/records/list/use-bulk-dialog';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { saveFile } from '~/ui/save-file';
import { SelectionAction } from '~/ui/table/selection/selection-bar';
import { formatResponsesAsCsv, formatResponsesAsJson } from '../import/write-export';
import { DeleteResponsesDialog } from './delete-responses-dialog';
import { MoveResponsesDialog } from './move-responses-dialog';

const ICON = { size: 16, 'aria-hidden': true } as const;

const FORMATS = [
  { extension: 'csv', type: 'text/csv', write: formatResponsesAsCsv, icon: IconFileTypeCsv },
  { extension: 'json', type: 'application/json', write: formatResponsesAsJson, icon: IconJson },
] as const;

export function CannedResponseBulkActions(selection: RowSelection<CannedResponse>) {
  const t = useT();
  const scope = useScope();
  const {
    rows: responses,
    dialog,
    setDialog,
    close,
  } = useBulkDialog<CannedResponse, 'move' | 'delete'>(selection);
  const canMove = useOperationAvailability(updateCannedResponse) === 'on';
  const canDelete = useOperationAvailability(deleteCannedResponse) === 'on';
  return (
    <>
      <BulkBar {...selection} label={t(m.canned_responses_selected, { count: responses.length })}>
        {canMove && (
          <SelectionAction
            icon={<IconFolder {...ICON} />}
            label={t(m.records_move)}
            onClick={() => setDialog('move')}
          />
        )}
        {FORMATS.map(({ extension, type, write, icon: Icon }) => (
          <SelectionAction
            key={extension}
            icon={<Icon {...ICON} />}
            label={t(m.records_export_as, { format: extension.toUpperCase() })}
            onClick={() => {
              const day = getDayKey(new Date());
              saveFile(`canned-responses-${scope.slug}-${day}.${extension}`, write(responses), type);
            }}
          />
        ))}
        {canDelete && (
          <SelectionAction
            icon={<IconTrash {...ICON} />}
            label={t(m.common_delete)}
            isDestructive
            onClick={() => setDialog('delete')}
          />
        )}
      </BulkBar>
      {dialog === 'move' && <MoveResponsesDialog responses={responses} onClose={close} />}
      {dialog === 'delete' && <DeleteResponsesDialog responses={responses} onClose={close} />}
    </>
  );
}
