import { Button, Group } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { SaveNotice } from '~/records/form/save-notice';
import { toArticleBase } from '~/resources/article-record';
import { CopyButton } from '~/ui/notice/copy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { scrollIntoViewOnMount } from '~/ui/table/in-sight';
import { FIELDS_WITH_OWN_ERROR } from './field-error';
import type { ArticleEditing } from './use-article-editing';

interface ArticleSaveNoticeProps {
  readonly editing: ArticleEditing;
  readonly isPage?: boolean;
  /** Creates the article again if it was deleted. */
  readonly onCreateAnew?: () => void;
}

/** Shows the outcome of the last save, unless the save state next to the title already shows it. */
export function ArticleSaveNotice({ editing, isPage, onCreateAnew }: ArticleSaveNoticeProps) {
  const t = useT();
  const { state, fields } = editing;
  if (state.step === 'refused')
    return (
      <div ref={scrollIntoViewOnMount}>
        <ProblemNotice
          error={state.error}
          purpose="write"
          reportedFields={isPage ? FIELDS_WITH_OWN_ERROR : []}
        />
      </div>
    );
  if (state.step === 'saved') return null;
  return (
    <SaveNotice
      state={state}
      purpose="save"
      isPage={isPage}
      onCheckNow={() => void editing.checkNow()}
      conflict={(present) => (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => editing.compareWith(toArticleBase(present))}
          >
            {t(m.records_compare)}
          </Button>
        </Group>
      )}
      gone={
        <Group gap="xs">
          <CopyButton
            value={fields.content}
            label={t(m.records_copy_mine)}
            copiedLabel={t(m.common_copied)}
            describedAs={t(m.records_copy_mine)}
          />
          {onCreateAnew && (
            <Button size="compact-sm" onClick={onCreateAnew}>
              {t(m.help_center_save_as_new)}
            </Button>
          )}
        </Group>
      }
    />
  );
}
