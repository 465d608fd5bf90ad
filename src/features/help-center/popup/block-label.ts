import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { BlockName } from './blocks';

const LABELS: Readonly<Record<BlockName, typeof m.editor_table>> = {
  heading1: m.editor_heading_1,
  heading2: m.editor_heading_2,
  heading3: m.editor_heading_3,
  bullet: m.editor_bullet_list,
  numbered: m.editor_numbered_list,
  task: m.editor_task_list,
  image: m.editor_image,
  article: m.editor_block_article,
  table: m.editor_table,
  quote: m.editor_quote,
  codeBlock: m.editor_code_block,
  rule: m.editor_rule,
};

export const blockLabel = (t: T, name: BlockName): string => t(LABELS[name]);
