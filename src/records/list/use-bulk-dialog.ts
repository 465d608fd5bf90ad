import { useState } from 'react';
import type { RowSelection } from './bulk-bar';

/**
 * Manages the open dialog of the bulk actions on a selection. `close` clears the selection if the action has run, and
 * keeps it if the dialog was canceled.
 */
export function useBulkDialog<Row, Name extends string>({ chosen, onChoose }: RowSelection<Row>) {
  const [dialog, setDialog] = useState<Name | null>(null);
  const close = (hasRun: boolean) => {
    setDialog(null);
    if (hasRun) onChoose({ chosen: new Map() });
  };
  return { rows: [...chosen.values()], dialog, setDialog, close };
}
