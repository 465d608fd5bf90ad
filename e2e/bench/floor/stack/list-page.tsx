import './list.css';
import { Anchor, Group, Pagination, Stack, TextInput, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ListPageProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly pages: number;
  readonly children: ReactNode;
}

/**
 * Renders rows without components, styled only by the theme's classes, because this is the fastest list that these
 * libraries allow.
 */
export function ListPage({ title, columns, pages, children }: ListPageProps) {
  return (
    <Stack p="md">
      <title>{title}</title>
      <Group component="nav" aria-label="Sections">
        <Anchor renderRoot={(props) => <Link {...props} to="/canned-responses" />}>Canned responses</Anchor>
        <Anchor renderRoot={(props) => <Link {...props} to="/macros" />}>Macros</Anchor>
      </Group>
      <Title order={1}>{title}</Title>
      <TextInput label="Search" />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <Pagination total={pages} />
    </Stack>
  );
}

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const FormattedTime = ({ value }: { readonly value: string }) => (
  <time dateTime={value}>{format.format(new Date(value))}</time>
);
