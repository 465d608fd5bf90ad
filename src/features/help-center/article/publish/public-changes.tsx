import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useImageHosts } from '~/domain/image-hosts';
import type { ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import colors from '~/ui/difference/difference-colors.module.css';
import { ChangesPreview } from '../../preview/changes-preview';
import { MarkdownPreview } from '../../preview/markdown-preview';
import { ArticleDifference } from '../conflict/article-difference';
import classes from '../conflict/review.module.css';
import { HighlightedChanges } from '../editing/highlighted-changes';
import headings from '../layout/article-heading.module.css';

interface PublicChangesProps {
  /** The public version, or null if the article isn't public. */
  readonly before: ArticleText | null;
  readonly after: ArticleText;
  readonly categoryName: (id: number | null) => string;
}

/** Shows the changes to a public page, or a preview of a page that isn't public yet. */
export function PublicChanges({ before, after, categoryName }: PublicChangesProps) {
  const t = useT();
  const imageHosts = useImageHosts();
  const [view, setView] = useState('rendered');
  const title = t(before ? m.help_center_what_changes : m.help_center_will_be_public);
  return (
    <section>
      <div className={classes.head}>
        <Title order={3} size="h5">
          {title}
        </Title>
        {before && (
          <SegmentedControl
            aria-label={title}
            value={view}
            onChange={setView}
            data={[
              { value: 'rendered', label: t(m.help_center_view_preview) },
              { value: 'source', label: t(m.help_center_markdown) },
            ]}
          />
        )}
      </div>
      {before === null && (
        <div className={classes.page}>
          <MarkdownPreview isWhole text={after.content} allowedImageHosts={imageHosts} label={title}>
            <div className={classes.words}>
              <div className={headings.title} dir="auto">
                {after.title}
              </div>
              {after.description && (
                <div className={headings.description} dir="auto">
                  {after.description}
                </div>
              )}
            </div>
          </MarkdownPreview>
        </div>
      )}
      {before && view === 'source' && (
        <ArticleDifference before={before} after={after} categoryName={categoryName} />
      )}
      {before && view === 'rendered' && (
        <Stack gap="sm">
          <ChangedFields before={before} after={after} categoryName={categoryName} />
          {before.content !== after.content && (
            <ChangesPreview
              before={before.content}
              after={after.content}
              allowedImageHosts={imageHosts}
              label={title}
            />
          )}
        </Stack>
      )}
    </section>
  );
}

interface ChangedFieldsProps {
  readonly before: ArticleText;
  readonly after: ArticleText;
  readonly categoryName: (id: number | null) => string;
}

function ChangedFields({ before, after, categoryName }: ChangedFieldsProps) {
  const t = useT();
  const fields = [
    [t(m.help_center_title), before.title, after.title],
    [t(m.common_description), before.description, after.description],
    [t(m.help_center_category), categoryName(before.category_id), categoryName(after.category_id)],
  ] as const;
  const changed = fields.filter(([, one, other]) => one !== other);
  if (changed.length === 0)
    return before.content === after.content ? <Text size="sm">{t(m.common_no_differences)}</Text> : null;
  return (
    <dl className={`${colors.colors} ${classes.fields}`}>
      {changed.map(([label, one, other]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <HighlightedChanges before={one} after={other} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
