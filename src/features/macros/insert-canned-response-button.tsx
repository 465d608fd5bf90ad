import { Button, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconQuote } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cannedResponsesQuery } from '~/api/canned-responses';
import { PAGE_SIZES } from '~/api/http/page';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Dialog } from '~/ui/overlay/dialog';
import { ListView } from '~/ui/table/list-view';
import { NoRows } from '~/ui/table/no-rows';
import { PaginationBar } from '~/ui/table/pagination-bar';
import { SearchField } from '~/ui/table/search-field';
import classes from './insert-canned-response-button.module.css';

interface InsertCannedResponseButtonProps {
  readonly isEmpty: boolean;
  readonly onChoose: (content: string) => void;
}

/** Inserts a copy of a canned response's text. Later changes to the canned response don't affect the macro. */
export function InsertCannedResponseButton({ isEmpty, onChoose }: InsertCannedResponseButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconQuote size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(isEmpty ? m.macros_canned_start : m.macros_canned_insert)}
      </Button>
      {isOpen && (
        <Dialog size="lg" title={t(m.macros_canned_start)} onClose={() => setOpen(false)}>
          <CannedList
            onChoose={(content) => {
              setOpen(false);
              onChoose(content);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface Sought {
  readonly search: string;
  readonly page: number;
  readonly per_page: number;
}

const FIRST: Sought = { search: '', page: 1, per_page: 25 };

function CannedList({ onChoose }: { readonly onChoose: (content: string) => void }) {
  const t = useT();
  const scope = useScope();
  const [{ search, page, per_page }, setSought] = useState<Sought>(FIRST);
  const query = cannedResponsesQuery(scope, { page, per_page, ...(search && { search }) });
  const responses = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t(m.macros_canned_text)}
      </Text>
      <SearchField
        label={t(m.canned_responses_search)}
        value={search}
        onSearch={(text) => setSought({ search: text, page: 1, per_page })}
      />
      <ListView
        query={responses}
        empty={
          <NoRows
            search={search}
            hint={t(m.canned_responses_none_found_text)}
            onClear={() => setSought(FIRST)}
            icon={<IconQuote size={20} aria-hidden />}
            title={t(m.canned_responses_none)}
            text={t(m.canned_responses_none_text)}
          />
        }
      >
        {({ data, meta }) => (
          <>
            <Stack component="ul" gap={0} className={classes.list}>
              {data.map(({ id, short_code, content }) => (
                <li key={id}>
                  <UnstyledButton className={classes.choice} onClick={() => onChoose(content)}>
                    <Text size="sm" fw={600} className="raw-text">
                      {short_code}
                    </Text>
                    <Text size="sm" c="dimmed" lineClamp={2} className="raw-text" dir="auto">
                      {content}
                    </Text>
                  </UnstyledButton>
                </li>
              ))}
            </Stack>
            <PaginationBar
              meta={meta}
              entries={data.length}
              pageSizes={PAGE_SIZES}
              onChange={(next) => setSought({ search, ...next })}
            />
          </>
        )}
      </ListView>
    </Stack>
  );
}
