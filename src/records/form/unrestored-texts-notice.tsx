// Shows the parts of an earlier draft that the current form has no field for.

import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  dropUnrestoredText,
  readUnrestoredTexts,
  type UnrestoredText,
  unrestoredRevision,
} from '~/drafts/unrestored-texts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { CopyButton } from '~/ui/notice/copy-button';

const NONE: readonly UnrestoredText[] = [];

/** Lists the draft values that couldn't be restored. Each stays in the list until the user discards it. */
export function UnrestoredTextsNotice({ draftKey }: { readonly draftKey: string }) {
  const edition = useSyncExternalStore(unrestoredRevision.subscribe, unrestoredRevision.get);
  const [texts, setTexts] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision means that the stored texts changed
  useEffect(() => {
    let isHere = true;
    void readUnrestoredTexts(draftKey).then((found) => (isHere ? setTexts(found) : undefined));
    return () => {
      isHere = false;
    };
  }, [draftKey, edition]);
  return texts.map(({ id, text }) => (
    <UnrestoredTextAlert key={id} text={text} onDiscard={() => void dropUnrestoredText(draftKey, id)} />
  ));
}

interface UnrestoredTextAlertProps {
  readonly text: string;
  /** Discards the text. If undefined, the text can't be discarded. */
  readonly onDiscard?: () => void;
}

export function UnrestoredTextAlert({ text, onDiscard }: UnrestoredTextAlertProps) {
  const t = useT();
  return (
    <Alert color="yellow" icon={<IconHistory size={18} aria-hidden />} title={t(m.records_unrestored)}>
      <Stack gap="xs">
        <Text size="sm">{t(m.records_unrestored_text)}</Text>
        <Code block mah={200}>
          {markHiddenCharacters(text)}
        </Code>
        <Group gap="xs">
          <CopyButton
            value={text}
            label={t(m.records_copy_text)}
            copiedLabel={t(m.common_copied)}
            describedAs={t(m.records_copy_text)}
            size="compact-sm"
          />
          {onDiscard && (
            <Button ref={moveFocusOnRemoval} variant="default" size="compact-sm" onClick={onDiscard}>
              {t(m.common_discard)}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}
