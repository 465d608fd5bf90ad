import type { Macro } from '~/api/macros';
import { useActionTargets } from '~/domain/use-action-targets';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import { formatMacroFile } from './transfer';

/** The view menu, which exports a spreadsheet or a file that can be imported. */
export function MacroViewMenu(props: ViewMenuProps<Macro>) {
  const targets = useActionTargets();
  return <ViewMenu {...props} toJson={(macros) => formatMacroFile(macros, targets)} />;
}
