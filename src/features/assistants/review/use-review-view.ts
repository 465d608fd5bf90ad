import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

export type Layout = 'split' | 'unified';

/** How the changes are looked at: each by itself or within the whole text, side by side where there is room. */
export function useReviewView() {
  const isNarrow = useMediaQuery('(max-width: 39.99em)') ?? false;
  const [isWhole, setWhole] = useState(false);
  const [layout, setLayout] = useState<Layout>('split');
  return { isNarrow, isWhole, setWhole, layout: isNarrow ? 'unified' : layout, setLayout } as const;
}
