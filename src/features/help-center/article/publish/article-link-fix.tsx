import { Anchor, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { isolateDirection } from '~/lib/text/isolate-direction';
import { useScope } from '~/session/scope-context';
import { ArticleSearchResults } from '../../links/article-search-results';
import { useArticleCombobox } from '../../links/use-article-combobox';
import classes from '../conflict/review.module.css';
import { SentenceWithLineButton } from '../layout/sentence-with-line-button';
import { LinkActions } from '../link-actions';
import type { ProblemFixes } from './added-texts';
import { PublishLinkTargetButton } from './publish-link-target-button';
import type { UnpublishedLink } from './use-unpublished-links';

interface ArticleLinkFixProps {
  readonly link: UnpublishedLink;
  readonly mending: ProblemFixes;
  readonly onGoToLine: ((line: number) => void) | undefined;
}

/**
 * Fixes a link that readers can't follow. The user selects another article or removes the link. If the target isn't
 * public, the user can also open it, or publish it if it is a draft.
 */
export function ArticleLinkFix({
  link: { line, address, isBare, target },
  mending,
  onGoToLine,
}: ArticleLinkFixProps) {
  const t = useT();
  const workspace = useScope().slug;
  const sentence = () => {
    if (!target) return t(m.portal_health_link_missing, { subject: isolateDirection(address) });
    const subject = isolateDirection(target.title);
    return target.status === 'archived'
      ? t(m.portal_health_link_archived, { subject })
      : t(m.portal_health_link_draft, { subject });
  };
  const choose = t(m.help_center_fix_link);
  return (
    <div className={classes.place}>
      <SentenceWithLineButton {...{ line, onGoToLine }}>{sentence()}</SentenceWithLineButton>
      <LinkActions
        choose={choose}
        field={(choosing) => <ArticleField label={choose} mending={mending} {...choosing} />}
        isRemovable={!isBare}
        onRelink={(next) => mending.onRelink(line, address, next)}
      >
        {(isChoosing) => (
          <>
            {target?.status === 'draft' && (
              <PublishLinkTargetButton portalSlug={mending.portalSlug} target={target} />
            )}
            {target && !isChoosing && (
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/$workspace/help-center/$portalSlug/articles/$articleId"
                    params={{ workspace, portalSlug: mending.portalSlug, articleId: String(target.id) }}
                    target="_blank"
                    rel="noreferrer"
                  />
                )}
              >
                {t(m.help_center_fix_link_open)}
              </Anchor>
            )}
          </>
        )}
      </LinkActions>
    </div>
  );
}

interface ArticleFieldProps {
  readonly label: string;
  readonly mending: Pick<ProblemFixes, 'portalSlug' | 'locale'>;
  readonly take: (address: string) => void;
  readonly close: () => void;
}

function ArticleField({ label, mending: { portalSlug, locale }, take, close }: ArticleFieldProps) {
  const [searchText, setSearchText] = useState('');
  const options = useArticleCombobox(portalSlug, locale, searchText);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (options.active) take(options.active.public_url);
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        dir="auto"
        data-autofocus
        autoFocus
        aria-label={label}
        placeholder={label}
        value={searchText}
        onChange={({ currentTarget }) => setSearchText(currentTarget.value)}
        onBlur={close}
        {...options.field}
        // Prevents Escape from closing the surrounding dialog.
        data-mantine-stop-propagation="true"
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') close();
          else options.field.onKeyDown(event);
        }}
      />
      <ArticleSearchResults options={options} onTake={({ public_url }) => take(public_url)} />
    </form>
  );
}
