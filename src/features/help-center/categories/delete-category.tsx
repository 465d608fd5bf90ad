import { Alert, Button, Group, List, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Category, categoryDeletion } from '~/api/categories';
import { mayHaveHappened } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ProblemNotice } from '~/ui/problem-notice';
import { allArticlesQuery, allCategoriesQuery } from '../everything';
import { BlockerLine } from './blocker-line';
import { knownBlockers, toldBlockers } from './blockers';

interface DeleteCategoryProps {
  readonly portalSlug: string;
  readonly category: Category;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows what forbids the deletion before it is tried; an empty category goes after its name was read. */
export function DeleteCategory({ portalSlug, category, onDone, onClose }: DeleteCategoryProps) {
  const t = useT();
  const scope = useScope();
  const deletion = useMutation(categoryDeletion(scope));
  const { id, name } = category;
  const articles = useQuery({
    ...allArticlesQuery(scope, portalSlug, { category_id: id }),
    staleTime: 0,
  });
  const categories = useQuery({ ...allCategoriesQuery(scope, portalSlug), staleTime: 0 });
  const isCounted = articles.isFetchedAfterMount && categories.isFetchedAfterMount;
  const failed = articles.error ?? categories.error;
  const told = deletion.error ? toldBlockers(deletion.error) : [];
  const known = knownBlockers(category, categories.data ?? [], articles.data?.length ?? 0);
  const blockers = told.length > 0 ? told : known;
  const title = t(m.help_center_delete_category, { name });
  const isGone =
    deletion.error?.kind === 'not-found' ||
    (deletion.error &&
      mayHaveHappened(deletion.error) &&
      categories.data &&
      !categories.isFetching &&
      !categories.data.some((one) => one.id === id));

  if (isGone) {
    return (
      <Message title={title} onClose={onDone}>
        <Alert color="green">{t(m.help_center_category_gone, { name })}</Alert>
      </Message>
    );
  }
  if ((isCounted && blockers.length > 0) || told.length > 0) {
    return (
      <Message title={title} onClose={onClose}>
        <Alert color="yellow" title={t(told.length > 0 ? m.help_center_refused : m.help_center_blocked)}>
          <List size="sm" spacing="xs">
            {blockers.map((blocker) => (
              <BlockerLine
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
      </Message>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t(m.common_delete)}
      error={deletion.error}
      pending={deletion.isPending || (!isCounted && !failed)}
      onConfirm={() => deletion.mutate({ params: { portalSlug, categoryId: id } }, { onSuccess: onDone })}
      onClose={onClose}
    >
      {!isCounted && !failed && <Skeleton height={60} aria-label={t(m.common_loading)} />}
      {failed && <ProblemNotice error={failed} purpose="read" />}
      <Text size="sm" className="raw-text">
        {t(m.help_center_delete_category_text, { name })}
      </Text>
    </ConfirmDialog>
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
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t(m.common_close) }}>
      <Stack>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(m.common_close)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
