import { Button, Text } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { KnownArticles } from '~/drafts/standing';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LazyParts, preloading } from '~/ui/page/lazy-parts';
import classes from './board-acts.module.css';
import type { MissingCategory } from './families';

const ChecksDialog = lazyRouteComponent(() => import('./checks-dialog'), 'ChecksDialog');
const CreateCategories = lazyRouteComponent(() => import('./create-categories'), 'CreateCategories');

interface BoardActsProps {
  readonly portalSlug: string;
  readonly known: KnownArticles;
  readonly missing: readonly MissingCategory[];
  /** How much is left to do. */
  readonly children: ReactNode;
}

/** What is left to do on the board, and what is done for all of its rows: no row moves when it comes. */
export function BoardActs({ portalSlug, known, missing, children }: BoardActsProps) {
  const t = useT();
  const [dialog, setDialog] = useState<'checks' | 'categories' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <div className={classes.board}>
        <Text size="sm" role="status" className={classes.left}>
          {children}
          {missing.length > 0 && ` ${t(m.translations_categories_missing, { count: missing.length })}`}
        </Text>
        <div className={classes.acts}>
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
          {/* Its words end where the line does. */}
          <Button
            variant="subtle"
            size="compact-sm"
            px={4}
            ms="auto"
            me={-4}
            {...preloading(ChecksDialog)}
            onClick={() => setDialog('checks')}
          >
            {t(m.translations_checks)}
          </Button>
        </div>
      </div>
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
