import { Button, Group, Text } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LazyParts, preloading } from '~/ui/lazy-parts';
import type { MissingCategory } from './families';
import type { KnownArticles } from './standing';

const ChecksDialog = lazyRouteComponent(() => import('./checks-dialog'), 'ChecksDialog');
const CreateCategories = lazyRouteComponent(() => import('./create-categories'), 'CreateCategories');

interface BoardActsProps {
  readonly portalSlug: string;
  readonly known: KnownArticles;
  readonly missing: readonly MissingCategory[];
  /** How much is left to do. */
  readonly children: ReactNode;
}

/** What is left to do on the board, and what is done for all of its rows: in one line, so that no row moves when it comes. */
export function BoardActs({ portalSlug, known, missing, children }: BoardActsProps) {
  const t = useT();
  const [dialog, setDialog] = useState<'checks' | 'categories' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          {/* Its line is there before the sentence is. */}
          <Text size="sm" role="status" mih="1.25rem">
            {children}
            {missing.length > 0 && ` ${t(m.translations_categories_missing, { count: missing.length })}`}
          </Text>
          {missing.length > 0 && (
            <Button
              variant="default"
              size="compact-sm"
              {...preloading(CreateCategories)}
              onClick={() => setDialog('categories')}
            >
              {t(m.translations_create_categories, { count: missing.length })}
            </Button>
          )}
        </Group>
        {/* Its words end, or begin, where the line does. */}
        <Button
          variant="subtle"
          size="compact-sm"
          mx="-xs"
          {...preloading(ChecksDialog)}
          onClick={() => setDialog('checks')}
        >
          {t(m.translations_checks)}
        </Button>
      </Group>
      {dialog && (
        <LazyParts asked={dialog}>
          {dialog === 'checks' ? (
            <ChecksDialog portalSlug={portalSlug} known={known} onClose={close} />
          ) : (
            <CreateCategories portalSlug={portalSlug} missing={missing} onClose={close} />
          )}
        </LazyParts>
      )}
    </>
  );
}
