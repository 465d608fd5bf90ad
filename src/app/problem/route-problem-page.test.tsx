import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RouteProblemPage } from './route-problem-page';

it('shows an error page after a crash, with a retry button and without details of the code', () => {
  const router = createRouter({ history: createMemoryHistory(), routeTree: createRootRoute() });
  const error = Object.assign(new TypeError('x is not a function of drawRow'), {
    stack: 'at drawRow (row.tsx:7)',
  });
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <RouterContextProvider router={router}>
        <RouteProblemPage error={error} reset={() => undefined} />
      </RouterContextProvider>
    </MantineProvider>,
  );
  expect(drawn).toMatch(/<main[^>]*>.*<h1[^>]*><span>[^<]+<\/span><\/h1>.*<button/s);
  expect(drawn).not.toMatch(/drawRow|row\.tsx|TypeError/);
});
