// The status of an article as text and as a tag.
import { ARTICLE_STATUSES } from '~/api/choices';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { StatusDot } from '~/ui/identity/status-dot';
import { Tag } from '~/ui/text/tag';

const STATUSES = {
  draft: { tone: 'info', word: m.common_draft },
  published: { tone: 'ok', word: m.common_published },
  archived: { tone: 'idle', word: m.help_center_status_archived },
} as const satisfies Record<(typeof ARTICLE_STATUSES)[number], unknown>;

const known = (status: string) => ARTICLE_STATUSES.find((one) => one === status);

/** Translates a status. An unknown status stays unchanged. */
export function getArticleStatusLabel(t: Translator, status: string): string {
  const name = known(status);
  return name ? t(STATUSES[name].word) : status;
}

/** Formats the number of articles with a status. */
export function formatArticleStatusCount(t: Translator, status: string, count: number): string {
  const name = known(status);
  return name ? t(m.help_center_count_status, { status: name, count }) : `${status}: ${count}`;
}

export function ArticleStatusTag({ status }: { readonly status: string }) {
  const t = useT();
  const name = known(status);
  return <Tag tone={name ? STATUSES[name].tone : 'idle'}>{getArticleStatusLabel(t, status)}</Tag>;
}

/** Shows a status in a list. */
export function ArticleStatusBadge({ status }: { readonly status: string }) {
  const t = useT();
  const name = known(status);
  return <StatusDot tone={name ? STATUSES[name].tone : 'idle'}>{getArticleStatusLabel(t, status)}</StatusDot>;
}
