import { Button, Group, Stack, Text } from '@mantine/core';
import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CannedResponseValues } from './canned-response-record';
import classes from './conflict-sides.module.css';

interface CannedResponseConflictProps {
  readonly present: CannedResponse;
  readonly typed: CannedResponseValues;
  readonly onSaveMine: () => void;
  readonly onUseCurrent: () => void;
}

/** Both versions side by side, and the choice between them. */
export function CannedResponseConflict(props: CannedResponseConflictProps) {
  const { present, typed, onSaveMine, onUseCurrent } = props;
  const t = useT();
  return (
    <Stack gap="sm">
      <div className={classes.sides}>
        <Side title={t(m.records_current_version)} values={present} />
        <Side title={t(m.records_my_version)} values={typed} />
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={onSaveMine}>
          {t(m.records_save_mine)}
        </Button>
        <Button variant="default" onClick={onUseCurrent}>
          {t(m.records_use_current)}
        </Button>
      </Group>
    </Stack>
  );
}

function Side({ title, values }: { readonly title: string; readonly values: CannedResponseValues }) {
  return (
    <section className={classes.side} aria-label={title}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm" ff="monospace" className="raw-text">
        {values.short_code}
      </Text>
      <Text size="sm" className="raw-text" dir="auto">
        {values.content}
      </Text>
    </section>
  );
}
