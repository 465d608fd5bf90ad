import { Stack, Text, Title } from '@mantine/core';
import type { ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';

interface ArticleDifferenceProps {
  readonly before: ArticleText;
  readonly after: ArticleText;
  readonly categoryName: (id: number | null) => string;
}

/** The differences between two versions of an article. The texts are compared as Markdown source. */
export function ArticleDifference({ before, after, categoryName }: ArticleDifferenceProps) {
  const t = useT();
  const parts = [
    [t(m.help_center_title), before.title, after.title],
    [t(m.common_description), before.description, after.description],
    [t(m.help_center_category), categoryName(before.category_id), categoryName(after.category_id)],
    [t(m.common_text), before.content, after.content],
  ] as const;
  const differing = parts.filter(([, one, other]) => one !== other);
  if (differing.length === 0) return <Text size="sm">{t(m.common_no_differences)}</Text>;
  return (
    <Stack gap="md">
      {differing.map(([label, one, other]) => (
        <section key={label}>
          <Title order={3} size="h5" mb={4}>
            {label}
          </Title>
          <PartDifference label={label} before={one} after={other} />
        </section>
      ))}
    </Stack>
  );
}

interface PartDifferenceProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

function PartDifference({ label, before, after }: PartDifferenceProps) {
  return <DifferenceView label={label} difference={useTextDifference(before, after)} />;
}
