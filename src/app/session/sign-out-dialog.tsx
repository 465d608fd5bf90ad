import { Button, List, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { blockStorage } from '~/drafts/removed-people';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { removeStoredData, STORED_DATA, type StoredCounts } from '~/records/count-stored';
import { session } from '~/session/session';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';

const WORDS = {
  drafts: m.session_sign_out_drafts,
  versions: m.session_sign_out_versions,
  translations: m.session_sign_out_translations,
  reviews: m.session_sign_out_reviews,
  filters: m.session_sign_out_filters,
  terms: m.session_sign_out_terms,
  promptChecks: m.session_sign_out_prompt_checks,
  imports: m.session_sign_out_imports,
  exports: m.session_sign_out_exports,
  applied: m.session_sign_out_applied,
  activity: m.session_sign_out_activity,
} as const;

interface SignOutDialogProps {
  readonly person: string;
  readonly kept: StoredCounts;
  readonly onClose: () => void;
}

/** Shows the data that stays in this browser after signing out and offers to remove it. */
export function SignOutDialog({ person, kept, onClose }: SignOutDialogProps) {
  const t = useT();
  const router = useRouter();
  const [isRemoving, setIsRemoving] = useState(false);
  const found = (
    [
      'drafts',
      'versions',
      'translations',
      'reviews',
      'filters',
      'terms',
      'promptChecks',
      'imports',
      'exports',
      'applied',
      'activity',
    ] as const
  ).filter((name) => kept[name] > 0);
  const removeAndSignOut = async () => {
    setIsRemoving(true);
    // Blocks storage first, because otherwise handlers that are still running could store the removed data again.
    blockStorage(person);
    session.signOut();
    // Navigates before removing data, because components store typed values when they unmount.
    await router.navigate({ to: '/sign-in', replace: true, ignoreBlocker: true });
    await removeStoredData(person);
  };
  return (
    <ConfirmDialog
      title={t(m.session_sign_out_title)}
      confirmLabel={t(m.session_sign_out_remove)}
      error={null}
      pending={isRemoving}
      onConfirm={() => void removeAndSignOut()}
      onClose={onClose}
      extraAction={
        <Button variant="default" disabled={isRemoving} onClick={() => session.signOut()}>
          {t(m.session_sign_out)}
        </Button>
      }
    >
      <Text size="sm">{t(m.session_sign_out_saved, { person })}</Text>
      <List size="sm">
        {found.map((name) => (
          <List.Item key={name}>{t(WORDS[name], { count: kept[name] })}</List.Item>
        ))}
        {kept.recent > 0 && <List.Item>{t(m.session_sign_out_recent)}</List.Item>}
        {kept.readings > 0 && <List.Item>{t(m.session_sign_out_last_checks)}</List.Item>}
        {kept.audiences > 0 && <List.Item>{t(m.session_sign_out_audiences)}</List.Item>}
        {found.length === 0 && kept.recent + kept.readings + kept.audiences === 0 && (
          <List.Item>{t(m.common_none)}</List.Item>
        )}
      </List>
      <Text size="sm">{t(m.session_sign_out_campaigns, { days: STORED_DATA.drafts.days })}</Text>
    </ConfirmDialog>
  );
}
