import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DeleteDialog } from '~/records/form/delete-dialog';
import { type CategoryReference, getCategoryRemoval } from '~/resources/category-record';
import { allArticlesQuery, allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Dialog } from '~/ui/overlay/dialog';
import { LoadingBars } from '~/ui/page/loading-bars';
import { type DeletionBlocker, findKnownBlockers, readReportedBlockers } from './blockers';
import { DeletionBlockerItem } from './deletion-blocker-item';

interface DeleteCategoryDialogProps {
  readonly portalSlug: string;
  readonly category: CategoryReference;
  readonly onClose: () => void;
}

/** Confirms the deletion of a category. Shows known obstacles before a request is sent. */
export function DeleteCategoryDialog({ portalSlug, category, onClose }: DeleteCategoryDialogProps) {
  const t = useT();
  const scope = useScope();
  const { id, name } = category;
  const access = getCategoryRemoval(useQueryClient(), scope, portalSlug, category);
  const articles = useQuery({
    ...allArticlesQuery(scope, portalSlug, { category_id: id }),
    staleTime: 0,
  });
  const categories = useQuery({ ...allCategoriesQuery(scope, portalSlug), staleTime: 0 });
  const isCounted = articles.isFetchedAfterMount && categories.isFetchedAfterMount;
  const failing = [articles, categories].find(({ error }) => error);
  const failed = failing?.error ?? null;
  const known = findKnownBlockers(category, categories.data ?? [], articles.data?.length ?? 0);
  const title = t(m.help_center_delete_category, { name });
  const blocked = (sentence: string, blockers: readonly DeletionBlocker[]) => (
    <>
      <Alert color="yellow" title={sentence}>
        <List size="sm" spacing="xs">
          {blockers.map((blocker) => (
            <DeletionBlockerItem
              key={blocker.code}
              blocker={blocker}
              portalSlug={portalSlug}
              category={category}
              onFollow={onClose}
            />
          ))}
        </List>
      </Alert>
      <Text size="sm">{t(m.help_center_blocked_text)}</Text>
    </>
  );

  if (!isCounted && !failed) {
    return (
      <Message title={title} onClose={onClose}>
        <LoadingBars heights={[60]} />
      </Message>
    );
  }
  if (isCounted && known.length > 0) {
    return (
      <Message title={title} onClose={onClose}>
        {blocked(t(m.help_center_blocked), known)}
      </Message>
    );
  }
  return (
    <DeleteDialog
      title={title}
      name={name}
      access={access}
      onClose={onClose}
      refusal={({ error }) => {
        const blockers = readReportedBlockers(error);
        return blockers.length > 0 ? blocked(t(m.help_center_refused), blockers) : null;
      }}
    >
      {failing && failed && failed.kind !== 'switched-off' && (
        <ProblemNotice error={failed} purpose="read" onRetry={() => void failing.refetch()} />
      )}
      <Text size="sm" className="raw-text">
        {t(failed ? m.help_center_delete_category_uncounted : m.help_center_delete_category_text, { name })}
      </Text>
    </DeleteDialog>
  );
}

interface MessageProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Message({ title, onClose, children }: MessageProps) {
  const t = useT();
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        {children}
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(m.common_close)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
