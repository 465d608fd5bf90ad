import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';

// Replaces dialogs with plain elements, because static markup has no portal to render them into.
vi.mock('./dialog', () => ({
  Dialog: ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  ),
}));

it('a confirmation dialog reveals hidden characters in its title and text', () => {
  const nothing = () => {};
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <ConfirmDialog
        title={'Delete gr\u202eeting?'}
        confirmLabel="Delete"
        error={null}
        pending={false}
        onConfirm={nothing}
        onClose={nothing}
      >
        <p>{'It is used by in\u200bvoice.'}</p>
      </ConfirmDialog>
    </MantineProvider>,
  );
  expect(drawn).toContain('<h2>Delete gr\u2426eting?</h2>');
  expect(drawn).toContain('<p>It is used by in\u2426voice.</p>');
});
