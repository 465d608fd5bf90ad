import type { Macro } from '~/api/macros';
import { actionsSentence } from '~/domain/action-sentence';
import { visibilityWord } from '~/domain/macro-action';
import { useTargetNames } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { usePlainLink } from '~/ui/page/plain-link';
import type { Column } from '~/ui/table/data-table';
import { Tag } from '~/ui/text/tag';
import { useTimes } from '~/ui/time/time';

/** What the list says of each macro: its name with what it does, who sees it, and when it was changed. */
export function useMacroColumns(macros: readonly Macro[]): Column<Macro>[] {
  const t = useT();
  const language = useFormatLocale();
  const workspace = useScope().slug;
  const link = usePlainLink();
  const time = useTimes();
  const names = useTargetNames(macros.flatMap(({ actions }) => actions));
  return [
    {
      key: 'macro',
      title: t(m.macros_macro),
      width: '18rem',
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <a
          {...link({ to: '/$workspace/macros/$macroId', params: { workspace, macroId: String(id) } })}
          dir="auto"
        >
          {name}
        </a>
      ),
    },
    {
      key: 'actions',
      title: t(m.common_actions),
      secondary: true,
      cell: ({ actions }) => actionsSentence(t, language, actions, names),
    },
    {
      key: 'visibility',
      beside: true,
      width: '8rem',
      title: t(m.macros_visibility),
      text: ({ visibility }) => visibilityWord(t, visibility),
      cell: ({ visibility }) => <Tag>{visibilityWord(t, visibility)}</Tag>,
    },
    {
      key: 'updated',
      width: '10.5rem',
      title: t(m.common_updated),
      text: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
    },
  ];
}
