import { Button, Menu } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useState } from 'react';
import type { KnownArticles } from '~/drafts/translation-state';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import type { MissingCategory } from './families';
import classes from './matrix.module.css';

const ChecksDialog = createLazyPart(() => import('./translation-checks-dialog'), 'TranslationChecksDialog');
const CreateCategories = createLazyPart(() => import('./create-categories-dialog'), 'CreateCategoriesDialog');

interface TranslationsMenuProps extends CreateCategoriesButtonProps {
  readonly known: KnownArticles;
}

/**
 * The menu of the translations page. It imports and exports translation checks, which record the version of the
 * original that each translation matches. On narrow screens it also creates missing categories.
 */
export function TranslationsMenu({ portalSlug, known, missing }: TranslationsMenuProps) {
  const t = useT();
  const [dialog, setDialog] = useState<'checks' | 'categories' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <MoreActionsMenu>
        {missing.length > 0 && (
          <Menu.Item
            className={classes.narrow}
            {...createPreloadHandlers(CreateCategories)}
            onClick={() => setDialog('categories')}
          >
            {t(m.translations_create_categories, { count: missing.length })}
          </Menu.Item>
        )}
        <Menu.Item {...createPreloadHandlers(ChecksDialog)} onClick={() => setDialog('checks')}>
          {t(m.translations_checks)}
        </Menu.Item>
      </MoreActionsMenu>
      <LazyPartBoundary asked={dialog}>
        {dialog === 'checks' && <ChecksDialog portalSlug={portalSlug} known={known} onClose={close} />}
        {dialog === 'categories' && (
          <CreateCategories portalSlug={portalSlug} missing={missing} onClose={close} />
        )}
      </LazyPartBoundary>
    </>
  );
}

interface CreateCategoriesButtonProps {
  readonly portalSlug: string;
  readonly missing: readonly MissingCategory[];
}

export function CreateCategoriesButton({ portalSlug, missing }: CreateCategoriesButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {missing.length > 0 && (
        <Button
          variant="default"
          className={classes.wideOnly}
          leftSection={<IconFolder size={16} aria-hidden />}
          {...createPreloadHandlers(CreateCategories)}
          onClick={() => setOpen(true)}
        >
          {t(m.translations_create_categories, { count: missing.length })}
        </Button>
      )}
      {isOpen && (
        <LazyPartBoundary asked={isOpen}>
          <CreateCategories portalSlug={portalSlug} missing={missing} onClose={() => setOpen(false)} />
        </LazyPartBoundary>
      )}
    </>
  );
}
