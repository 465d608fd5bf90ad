import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FieldVersions } from './field-versions';

// Replaces the lists of labels, teams and agents, which need a session.
vi.mock('~/domain/use-action-targets', () => ({ useTargetNames: () => () => 'Workshop' }));

it('the versions of a macro show actions as sentences instead of JSON', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <FieldVersions
        titles={['Current version']}
        fields={[{ field: 'actions', values: [[{ action_name: 'assign_team', action_params: [301] }]] }]}
      />
    </MantineProvider>,
  );
  expect(html).toContain('Assigns team Workshop');
  expect(html).not.toContain('action_name');
});
