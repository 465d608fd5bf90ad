import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { formatPathLabel, getConfigKey, getConfigValueFormat, isEmptyValue } from '../key-labels';
import { getPromptText } from '../prompt-texts';
import type { LinesChange, ReviewChange } from './collect-review-changes';
import { summarizeChange } from './summarize-change';

const FIELDS = ['name', 'description'];

/** Reports whether the change is of a setting rather than a prompt. */
const isSetting = ({ kind, path }: ReviewChange) =>
  FIELDS.includes(path) ||
  ((kind === 'value' || kind === 'by-hand') && getConfigKey(path) !== 'system_prompt');

/** Returns a title such as `Prompt › Always` or `Settings › Temperature`. */
export function getChangeTitle(t: Translator, change: ReviewChange): string {
  const name = markHiddenCharacters(formatPathLabel(t, change.path));
  if (change.kind === 'lines')
    return change.section === null ? name : `${name} › ${markHiddenCharacters(change.section)}`;
  return isSetting(change) ? `${t(m.assistants_settings)} › ${name}` : name;
}

const SHOWN = 120;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

export interface ComparedContents {
  readonly base: AssistantContent | null;
  readonly content: AssistantContent | null;
}

export const getChangedTexts = (
  { base, content }: ComparedContents,
  { path, before, after }: LinesChange,
) => {
  const [old, young] = [base && getPromptText(base, path), content && getPromptText(content, path)];
  return {
    before: old?.slice(before.from, before.to) ?? '',
    after: young?.slice(after.from, after.to) ?? '',
  };
};

const ADDED = {
  'blank-line': m.assistants_blank_lines_added,
  'line-break': m.assistants_line_breaks_added,
  tab: m.assistants_tabs_added,
  space: m.assistants_spaces_added,
} as const;
const REMOVED = {
  'blank-line': m.assistants_blank_lines_removed,
  'line-break': m.assistants_line_breaks_removed,
  tab: m.assistants_tabs_removed,
  space: m.assistants_spaces_removed,
} as const;

/** Describes the difference between two texts as whole words or whitespace that were replaced, added or removed. */
function replaced(t: Translator, path: string, textBefore: string, textAfter: string): string {
  const summary = summarizeChange(textBefore, textAfter);
  if (summary?.kind !== 'words') {
    if (!summary || summary.what === 'mixed') return t(m.assistants_white_space_changed, { path });
    const { what, how, count } = summary;
    return t((how === 'added' ? ADDED : REMOVED)[what], { path, count });
  }
  const [before, after] = [short(summary.before.trim()), short(summary.after.trim())];
  if (after === '') return t(m.assistants_change_removed, { path, before });
  if (before === '') return t(m.assistants_change_set, { path, after });
  return t(m.assistants_change_replaced, { path, before, after });
}

export function describeChange(t: Translator, change: ReviewChange, contents: ComparedContents): string {
  const path = getChangeTitle(t, change);
  switch (change.kind) {
    case 'lines': {
      const { before, after } = getChangedTexts(contents, change);
      return replaced(t, path, before, after);
    }
    case 'everywhere':
      return t(m.assistants_change_everywhere, {
        path,
        before: short(change.phrase),
        after: short(change.by),
        count: change.places,
      });
    case 'excerpt': {
      const { old_string, new_string, replace_all } = change.edit;
      return replace_all
        ? t(m.assistants_change_everywhere_uncounted, {
            path,
            before: short(old_string),
            after: short(new_string),
          })
        : replaced(t, path, old_string, new_string);
    }
    case 'by-hand':
      return change.value === null || isEmptyValue(change.value)
        ? t(m.assistants_change_cleared, { path })
        : t(m.assistants_change_becomes, {
            path,
            after: getConfigValueFormat(t, [change.value])(change.value),
          });
    case 'value': {
      const { before, after } = change;
      if (after === undefined || after === null) return t(m.assistants_change_cleared, { path });
      const format = getConfigValueFormat(t, [before, after]);
      const isAdded = before === undefined || before === null || before === '';
      if (isAdded && !isEmptyValue(after)) return t(m.assistants_change_set, { path, after: format(after) });
      return t(m.assistants_change_value, { path, before: format(before), after: format(after) });
    }
  }
}
