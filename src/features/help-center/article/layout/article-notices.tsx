import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Article } from '~/api/articles';
import { articleDrafts, getArticleDraftKey } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LastUpdateTime } from '~/records/form/save-notice';
import { findChangedFields } from '~/records/values';
import { isWritePending } from '~/records/write-state';
import { getArticleValues, toArticleBase } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import classes from '../article.module.css';
import { AbandonedDraftsNotice } from '../editing/abandoned-drafts-notice';
import { ArticleSaveNotice } from '../editing/article-save-notice';
import { ImageNotice } from '../editing/image-notice';
import { StorageFullNotice } from '../editing/storage-full-notice';
import type { ArticleEditing } from '../editing/use-article-editing';
import { AddressChangeNotice } from '../publish/address-change-notice';
import { findAddressChanges } from '../publish/public-address';

interface ArticleNoticesProps {
  readonly portalSlug: string;
  readonly editing: ArticleEditing;
  /** True while a dialog is open. The dialog shows the outcome of its own save. */
  readonly isInDialog: boolean;
  /** The version of the article stored on the platform when the page opened. */
  readonly opened: Article;
  /** The most recently fetched version of the article. */
  readonly latest: Article;
  readonly isLocked: boolean;
  readonly onCreateAnew: () => void;
  /** A notice about the article itself, shown before the other notices. */
  readonly children: ReactNode;
}

/** Shows notices above the text, such as conflicts, failed saves and abandoned drafts. */
export function ArticleNotices(props: ArticleNoticesProps) {
  const { portalSlug, editing, isInDialog, opened, latest, isLocked, onCreateAnew, children } = props;
  const t = useT();
  const scope = useScope();
  const { fields, base, state, draft, isDirty } = editing;
  // Compares the times, because `latest` may be a cached response that is older than the last save.
  const isNewer =
    latest.updated_at > base.updated_at &&
    findChangedFields<object>(base, getArticleValues(latest)).length > 0 &&
    state.step !== 'conflict' &&
    !isWritePending(state);
  const createAnew = async () => {
    const draftKey = getArticleDraftKey(scope, portalSlug, null);
    const tab = crypto.randomUUID();
    const anew = { place: draftKey, tab, at: Date.now(), base: null, mine: editing.flush() };
    if (await articleDrafts.storeDraft(anew)) onCreateAnew();
  };
  return (
    <Stack gap="xs" className={classes.notices}>
      {children}
      {isLocked && <Alert color="yellow">{t(m.help_center_locked_why, { locale: latest.locale })}</Alert>}
      {draft.isElsewhere && <Alert color="yellow">{t(m.help_center_elsewhere)}</Alert>}
      {draft.copy === 'failed' && isDirty && <StorageFullNotice />}
      {isNewer && (
        <Alert color="blue" title={t(m.help_center_newer)}>
          <Group gap="xs">
            <Text size="sm">
              {t(m.help_center_newer_text)} <LastUpdateTime stored={latest} />
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => editing.compareWith(toArticleBase(latest))}
            >
              {t(m.records_compare)}
            </Button>
          </Group>
        </Alert>
      )}
      <AddressChangeNotice changes={findAddressChanges(opened, latest)} />
      <AbandonedDraftsNotice portalSlug={portalSlug} articleId={opened.id} writing={editing} />
      {editing.isImageWaiting && <ImageNotice text={fields.content} />}
      {!isInDialog && <ArticleSaveNotice isPage editing={editing} onCreateAnew={() => void createAnew()} />}
    </Stack>
  );
}
