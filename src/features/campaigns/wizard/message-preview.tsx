import { Alert, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import { useScope } from '~/session/scope-context';
import { type CampaignDraft, shownText, writtenText } from './campaign-draft';
import { isTypedTemplate } from './template';
import { TemplateExtras } from './template-extras';
import { filledLate, fillVariables, unknownVariables, variablesOf } from './text-variables';

/** Invented people: one with two names, one with a single one, for whom the first name stays empty. */
const PEOPLE = [
  { name: 'Ana Souza', email: 'ana@example.com', phone: '+1 555 0100' },
  { name: 'Prudence', email: 'prudence@example.com', phone: '+1 555 0101' },
] as const;

/** The text as recipients read it; with variables, once for each kind of name. */
export function MessagePreview({ draft }: { readonly draft: CampaignDraft }) {
  const t = useT();
  const scope = useScope();
  if (draft.channel === 'template' && draft.template && isTypedTemplate(draft.template)) {
    return (
      <Alert color="yellow" variant="light" title={t(m.campaigns_template_unread)}>
        <Text size="sm">{t(m.campaigns_template_unread_text)}</Text>
      </Alert>
    );
  }
  const text = shownText(draft);
  const marked = markHidden(text);
  const hasHidden = marked !== text;
  const late = filledLate(text);
  const unknown = unknownVariables(writtenText(draft));
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
          <Paper
            key={person.name}
            withBorder
            p="sm"
            component="figure"
            m={0}
            aria-label={hasVariables ? undefined : t(m.campaigns_as_seen)}
          >
            {hasVariables && (
              <Text component="figcaption" size="xs" c="dimmed">
                {t(m.campaigns_as_seen_by, { name: person.name })}
              </Text>
            )}
            <Text className="raw-text" component="blockquote" m={0} style={{ unicodeBidi: 'plaintext' }}>
              {fillVariables(text, person, names)}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {draft.channel === 'template' && draft.template && <TemplateExtras template={draft.template} />}
      {late.length > 0 && (
        <Text size="sm" c="dimmed">
          {t(m.campaigns_filled_late, { names: late.map((name) => `{{${name}}}`) })}
        </Text>
      )}
      {unknown.length > 0 && (
        <Alert color="yellow" variant="light">
          {t(m.campaigns_unknown_variables, { names: unknown })}
        </Alert>
      )}
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
