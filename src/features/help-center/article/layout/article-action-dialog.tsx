import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useNavigateWhileMounted } from '~/records/form/use-navigate-while-mounted';
import { isWritePending } from '~/records/write-state';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { DeleteArticleDialog } from '../delete-article-dialog';
import { ArticleSaveNotice } from '../editing/article-save-notice';
import type { ArticleEditing } from '../editing/use-article-editing';
import type { ArticleAction } from './article-menu';

interface ArticleActionDialogProps {
  readonly action: Extract<ArticleAction, 'archive' | 'unpublish' | 'delete'>;
  readonly portalSlug: string;
  readonly editing: ArticleEditing;
  readonly onClose: () => void;
}

const TITLES = { archive: m.help_center_archive_title, unpublish: m.help_center_unpublish_title };
/** The consequences shown for an article with unsaved changes. */
const TEXTS = { archive: m.help_center_archive_text, unpublish: m.help_center_unpublish_text };
/** The consequences shown for an article without unsaved changes. */
const TEXTS_ALONE = {
  archive: m.help_center_archive_text_alone,
  unpublish: m.help_center_unpublish_text_alone,
};

/** Asks for confirmation before an article is archived, unpublished or deleted. */
export function ArticleActionDialog(props: ArticleActionDialogProps) {
  const { action, portalSlug, editing, onClose } = props;
  const t = useT();
  const scope = useScope();
  const goOn = useNavigateWhileMounted();
  const title = editing.base.title || t(m.help_center_untitled);

  const gone = async () => {
    editing.flush();
    await editing.draft.drop();
    await goOn({
      to: '/$workspace/help-center/$portalSlug',
      params: { workspace: scope.slug, portalSlug },
      ignoreBlocker: true,
    });
  };
  if (action === 'delete') {
    return (
      <DeleteArticleDialog
        title={title}
        access={editing.removal}
        onGone={() => void gone()}
        onClose={onClose}
      />
    );
  }
  const isArchiving = action === 'archive';
  return (
    <ConfirmDialog
      title={t(TITLES[action], { title })}
      confirmLabel={t(isArchiving ? m.help_center_archive : m.help_center_unpublish)}
      // Uses a neutral color, because the action can be undone.
      color="indigo"
      error={null}
      pending={isWritePending(editing.state)}
      onConfirm={() => void editing.save({ fields: false, status: isArchiving ? 'archived' : 'draft' })}
      onClose={onClose}
    >
      <Text size="sm" className="raw-text">
        {t((editing.isDirty ? TEXTS : TEXTS_ALONE)[action])}
      </Text>
      <ArticleSaveNotice editing={editing} />
    </ConfirmDialog>
  );
}
