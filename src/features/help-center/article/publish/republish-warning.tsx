import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Article } from '~/api/articles';
import { portalQuery } from '~/api/portals';
import { useImageHosts } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { type ArticleValues, getPublishedParts } from '~/resources/article-record';
import type { PublishCheckProps } from '~/resources/define-resource';
import { useScope } from '~/session/scope-context';
import { isBlockingProblem } from '../../publish-blocks';
import { PublishChecks } from './publish-checks';
import { usePublishProblems } from './use-publish-problems';

/** An empty text. It is checked in place of an article that doesn't become public, which needs no checks. */
const NOTHING = { title: '', description: '', text: '' };

/**
 * Warns that undoing a change makes an article public again, and lists the problems of the version that becomes public.
 */
export function RepublishWarning(props: PublishCheckProps<Article, ArticleValues>) {
  const { entry, values, present, children } = props;
  const t = useT();
  const isPublic = values.status === 'published';
  const portal = useQuery({ ...portalQuery(useScope(), entry.parent ?? ''), enabled: isPublic }).data;
  const { problems, isCurrent } = usePublishProblems(
    isPublic ? getPublishedParts(values) : NOTHING,
    useImageHosts(),
  );
  if (!isPublic) return children({ notice: null, blocked: undefined });
  const isFit = isCurrent && problems !== null && !problems.some(isBlockingProblem);
  const text = portal?.archived ? m.help_center_review_archived_text : m.help_center_review_publish_text;
  const notice = (
    <>
      <Text size="sm">
        {t(text)}{' '}
        {present?.public_url && (
          <Anchor
            href={present.public_url}
            target="_blank"
            rel="noreferrer"
            underline="always"
            className="raw-text"
          >
            {present.public_url}
          </Anchor>
        )}
      </Text>
      <PublishChecks problems={problems} />
    </>
  );
  const blocked = t(problems === null ? m.help_center_checks_running : m.help_center_checks_block);
  return children({ notice, blocked: isFit ? undefined : blocked });
}
