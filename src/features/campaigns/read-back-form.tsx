import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { getCampaign } from '~/api/campaigns';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useAvailability } from '~/session/use-availability';
import { ReadBack } from './read-back';

/** Reads a campaign whose number is known from elsewhere. */
export function ReadBackForm() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<number | null>(null);
  const isOff = useAvailability(getCampaign) !== 'on';
  const isNumber = /^\d{1,15}$/.test(typed.trim());
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t(m.campaigns_read_title)}
        </Title>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isNumber) setAsked(Number(typed));
          }}
        >
          <Group align="flex-end">
            <TextInput
              label={t(m.campaigns_number)}
              inputMode="numeric"
              value={typed}
              disabled={isOff}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={!isNumber || isOff}>
              {t(m.campaigns_read)}
            </Button>
          </Group>
        </form>
        {asked !== null && <ReadBack campaignId={asked} />}
      </Stack>
    </Paper>
  );
}
