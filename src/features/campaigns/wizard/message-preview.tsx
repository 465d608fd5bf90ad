import { Alert, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { visibleText } from '~/ui/difference/visible-text';
import { type CampaignDraft, shownText } from './campaign-draft';
import { fillVariables, variablesOf } from './text-variables';

/** Invented people: one with two names, one with a single one, for whom the first name stays empty. */
const PEOPLE = [
  { name: 'Ana Souza', email: 'ana@example.com', phone: '+1 555 0100' },
  { name: 'Prudence', email: 'prudence@example.com', phone: '+1 555 0101' },
] as const;

/** The text as recipients read it; with variables, once for each kind of name. */
export function MessagePreview({ draft }: { readonly draft: CampaignDraft }) {
  const t = useT();
  const scope = useScope();
  const text = shownText(draft);
  // Line breaks and tabs are no secret.
  const marked = text.split('\n').map(visibleText).join('\n');
  const hasHidden = marked !== text;
  const hasVariables = variablesOf(text).length > 0;
  const names = { inbox: draft.from?.name ?? '', account: scope.name };
  const shown = hasVariables ? PEOPLE : PEOPLE.slice(0, 1);
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {t(m.campaigns_as_seen)}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: shown.length }}>
        {shown.map((person) => (
          <Paper key={person.name} withBorder p="sm" component="figure" m={0}>
            {hasVariables && (
              <Text component="figcaption" size="xs" c="dimmed">
                {t(m.campaigns_as_seen_by, { name: person.name })}
              </Text>
            )}
            <Text className="raw-text" component="blockquote" m={0}>
              {fillVariables(text, person, names)}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {hasHidden && (
        <Alert color="yellow" variant="light" title={t(m.campaigns_hidden_title)}>
          <Text size="sm" className="raw-text">
            {marked}
          </Text>
        </Alert>
      )}
    </Stack>
  );
}
