import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Article } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import { useImageHosts } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CheckedProps, Publishing } from '~/records/activity/kinds-source';
import { useScope } from '~/session/scope-context';
import { publishBlock } from '../../checked-problems';
import { isBlocking } from '../../publish-blocks';
import { type ArticleValues, partsOf } from '../article-record';
import { PublishChecks } from './publish-checks';
import { usePublishProblems } from './use-publish-problems';

/** Only what becomes public has to be fit for it. */
const NOTHING = { title: '', description: '', text: '' };

/** Says that an article is public once its former values are written, where, and what is wrong with them. */
function BecomingPublic({ entry, values, present, children }: CheckedProps<Article, ArticleValues>) {
  const t = useT();
  const isPublic = values.status === 'published';
  const portal = useQuery({ ...portalQuery(useScope(), entry.parent ?? ''), enabled: isPublic }).data;
  const { problems, isCurrent } = usePublishProblems(isPublic ? partsOf(values) : NOTHING, useImageHosts());
  if (!isPublic) return children({ notice: null, blocked: undefined });
  const isFit = isCurrent && problems !== null && !problems.some(isBlocking);
  const text = portal?.archived ? m.help_center_review_archived_text : m.help_center_review_publish_text;
  const notice = (
    <>
      <Text size="sm">
        {t(text)}{' '}
        {present?.public_url && (
          <Anchor href={present.public_url} target="_blank" rel="noreferrer" className="raw-text">
            {present.public_url}
          </Anchor>
        )}
      </Text>
      <PublishChecks problems={problems} />
    </>
  );
  const blocked = t(problems === null ? m.help_center_checks_going_on : m.help_center_checks_block);
  return children({ notice, blocked: isFit ? undefined : blocked });
}

/** How the values of articles are checked where the activity writes them. */
export const articlePublishing: Publishing<Article, ArticleValues> = {
  Checked: BecomingPublic,
  blockOf: async (values) => (values.status === 'published' ? publishBlock(partsOf(values)) : null),
};
