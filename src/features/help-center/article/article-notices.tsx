import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Article } from '~/api/articles';
import { articleDrafts, articlePlace } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { LeftoversNotice } from './leftovers-notice';
import { baseOf, reads } from './save-article';
import { SaveNotice } from './save-notice';
import type { ArticleWork } from './use-article-work';

interface ArticleNoticesProps {
  readonly portalSlug: string;
  readonly work: ArticleWork;
  /** The article as it was read last, by whatever read it. */
  readonly latest: Article;
  readonly isLocked: boolean;
  readonly categoryName: (id: number | null) => string;
  readonly onTryAgain: () => void;
  readonly onCreateAnew: () => void;
}

/** Everything that an author has to know before going on. */
export function ArticleNotices(props: ArticleNoticesProps) {
  const { portalSlug, work, latest, isLocked, categoryName, onTryAgain, onCreateAnew } = props;
  const t = useT();
  const scope = useScope();
  const { words, base, saving, local, isDirty } = work;
  // An older answer that is still in the cache says nothing about what was saved since.
  const isNewer =
    latest.updated_at > base.updated_at && !reads(baseOf(latest), base) && saving.step !== 'sending';
  const createAnew = async () => {
    const place = articlePlace(scope, portalSlug, null);
    const draft = { place, tab: crypto.randomUUID(), at: Date.now(), base: null, mine: words };
    if (await articleDrafts.keep(draft)) onCreateAnew();
  };
  return (
    <Stack gap="xs">
      {isLocked && <Alert color="orange">{t(m.help_center_locked_why, { locale: latest.locale })}</Alert>}
      {local.isElsewhere && <Alert color="yellow">{t(m.help_center_elsewhere)}</Alert>}
      {local.copy === 'failed' && isDirty && <Alert color="red">{t(m.help_center_store_full)}</Alert>}
      {isNewer && (
        <Alert color="yellow" title={t(m.help_center_newer)}>
          <Group gap="xs">
            <Text size="sm">{t(m.help_center_newer_text)}</Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                work.settleNow();
                work.compareWith(baseOf(latest));
              }}
            >
              {t(m.help_center_look)}
            </Button>
          </Group>
        </Alert>
      )}
      <LeftoversNotice
        leftovers={local.leftovers}
        mine={words}
        categoryName={categoryName}
        onRestore={work.takeLeftover}
        onDiscard={(draft) => void local.forget(draft)}
      />
      <SaveNotice
        state={saving}
        portalSlug={portalSlug}
        text={words.content}
        onTryAgain={onTryAgain}
        onCreateAnew={() => void createAnew()}
      />
    </Stack>
  );
}
