// The icon and name of each tool, and the tools that stay in the toolbar if not all of them fit.
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH1,
  IconH2,
  IconH3,
  IconInfoCircle,
  IconItalic,
  IconLink,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconMinus,
  IconPhoto,
  IconPlus,
  IconSearch,
  IconSourceCode,
  IconStrikethrough,
  IconTable,
} from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import type { EditorActionName } from '../commands/editor-actions';

export const TOOL_BUTTONS = {
  blocks: [IconPlus, m.editor_insert_block],
  undo: [IconArrowBackUp, m.common_undo],
  redo: [IconArrowForwardUp, m.editor_redo],
  heading1: [IconH1, m.editor_heading_1],
  heading2: [IconH2, m.editor_heading_2],
  heading3: [IconH3, m.editor_heading_3],
  bold: [IconBold, m.editor_bold],
  italic: [IconItalic, m.editor_italic],
  strike: [IconStrikethrough, m.editor_strike],
  code: [IconCode, m.editor_code],
  link: [IconLink, m.editor_link],
  image: [IconPhoto, m.editor_image],
  bullet: [IconList, m.editor_bullet_list],
  numbered: [IconListNumbers, m.editor_numbered_list],
  task: [IconListCheck, m.editor_task_list],
  quote: [IconBlockquote, m.editor_quote],
  callout: [IconInfoCircle, m.editor_callout],
  codeBlock: [IconSourceCode, m.editor_code_block],
  table: [IconTable, m.editor_table],
  rule: [IconMinus, m.editor_rule],
  find: [IconSearch, m.editor_find],
} as const satisfies Record<EditorActionName, readonly [Icon, typeof m.common_undo]>;

/** The first tool of each group. */
const GROUP_STARTS: readonly EditorActionName[] = [
  'undo',
  'heading1',
  'bold',
  'image',
  'bullet',
  'quote',
  'find',
];

const isName = (name: string): name is EditorActionName => name in TOOL_BUTTONS;
const ALL = Object.keys(TOOL_BUTTONS).filter(isName);

const getToolGroup = (name: EditorActionName): number =>
  GROUP_STARTS.findLastIndex((start) => ALL.indexOf(start) <= ALL.indexOf(name));

/** Reports whether a divider separates two adjacent tools, because they belong to different groups. */
export const hasDividerBetween = (before: EditorActionName | undefined, after: EditorActionName): boolean =>
  before !== undefined && getToolGroup(before) !== getToolGroup(after);

/**
 * All tools except the menu of blocks. The menu is redundant if all tools fit, because there is a separate tool for
 * each of its blocks.
 */
const ALL_WITHOUT_MENU = ALL.filter((name) => name !== 'blocks');
const MOST_USED = ['blocks', 'bold', 'italic', 'link', 'heading2', 'bullet', 'image'];
const BY_USE = ALL.toSorted(
  (before, after) => Number(MOST_USED.includes(after)) - Number(MOST_USED.includes(before)),
);

/** Divides the tools into those for a toolbar of `count` buttons and those for its menu. */
export function splitTools(count: number): {
  readonly shown: readonly EditorActionName[];
  readonly folded: readonly EditorActionName[];
} {
  if (count >= ALL_WITHOUT_MENU.length) return { shown: ALL_WITHOUT_MENU, folded: [] };
  const shown = new Set(BY_USE.slice(0, count));
  return { shown: ALL.filter((name) => shown.has(name)), folded: ALL.filter((name) => !shown.has(name)) };
}
