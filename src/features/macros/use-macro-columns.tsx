import { IconCopy, IconDots, IconLock, IconPencil } from '@tabler/icons-react';
import type { Macro } from '~/api/macros';
import { ActionLine } from '~/domain/action-line';
import { BrokenActionBadge } from '~/domain/broken-action-badge';
import { describeActions } from '~/domain/describe-actions';
import { checkActions, createAgentConfirmationCheck } from '~/domain/lints';
import { useLabelColors } from '~/domain/look-ups';
import { getMacroVisibilityLabel } from '~/domain/macro-action';
import { useActionTargets, useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { createPreloadHandlers } from '~/ui/page/lazy-part-boundary';
import { usePlainLinkProps } from '~/ui/page/plain-link';
import type { Column } from '~/ui/table/data-table';
import row from '~/ui/table/row.module.css';
import { RowAction, RowActions, RowLink } from '~/ui/table/row-action';
import type { GetMenuTarget } from '~/ui/table/use-row-menu';
import { useTimeRenderer } from '~/ui/time/time';
import { MacroRowMenu } from './lazy-parts';

/** Returns the columns of the macro list: name, actions, visibility and last change. */
export function useMacroColumns(
  macros: readonly Macro[],
  getMenuTarget: GetMenuTarget<Macro>,
): Column<Macro>[] {
  const t = useT();
  const language = useFormatLocale();
  const workspace = useScope().slug;
  const link = usePlainLinkProps();
  const time = useTimeRenderer();
  const colors = useLabelColors();
  const names = useTargetNames(macros.flatMap(({ actions }) => actions));
  const isConfirmed = createAgentConfirmationCheck(useActionTargets().agent);
  const getPage = ({ id }: Macro) =>
    link({ to: '/$workspace/macros/$macroId', params: { workspace, macroId: String(id) } });
  const label = (action: () => string, { name }: Macro) =>
    t(m.records_row_action, { action: t(action), name });
  return [
    {
      key: 'macro',
      title: t(m.common_name),
      width: '15rem',
      text: ({ name }) => name,
      cell: (macro) => (
        <div className={row.line}>
          <a {...getPage(macro)} dir="auto">
            {macro.name}
          </a>
          <BrokenActionBadge lints={checkActions(macro.actions, { names, isConfirmed })} />
        </div>
      ),
    },
    {
      key: 'actions',
      title: t(m.common_actions),
      isLine: true,
      text: ({ actions }) => describeActions(t, language, actions, names),
      cell: ({ actions }) => <ActionLine actions={actions} names={names} colors={colors} hasArrows />,
    },
    {
      key: 'visibility',
      width: '6.25rem',
      title: t(m.macros_visibility),
      secondary: true,
      beside: true,
      text: ({ visibility }) => getMacroVisibilityLabel(t, visibility),
      // Shows nothing for shared macros, which are the most common, so that personal macros stand out.
      cell: ({ visibility }) => (
        <span className={visibility === 'global' ? 'visually-hidden' : row.line}>
          {visibility !== 'global' && <IconLock size={14} aria-hidden />}
          {getMacroVisibilityLabel(t, visibility)}
        </span>
      ),
    },
    {
      key: 'updated',
      width: '7rem',
      title: t(m.common_updated),
      beside: true,
      text: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
    },
    {
      key: 'row-actions',
      width: '7.25rem',
      title: <span className="visually-hidden">{t(m.common_more_actions)}</span>,
      isWhole: true,
      cell: (macro) => (
        <RowActions>
          <RowLink
            label={label(m.common_duplicate, macro)}
            {...link({
              to: '/$workspace/macros/new',
              params: { workspace },
              search: { from: String(macro.id) },
            })}
          >
            <IconCopy size={16} aria-hidden />
          </RowLink>
          <RowLink label={label(m.common_edit, macro)} {...getPage(macro)}>
            <IconPencil size={16} aria-hidden />
          </RowLink>
          <RowAction
            label={label(m.common_more_actions, macro)}
            {...createPreloadHandlers(MacroRowMenu)}
            {...getMenuTarget(macro)}
          >
            <IconDots size={16} aria-hidden />
          </RowAction>
        </RowActions>
      ),
    },
  ];
}
