import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

export type ReviewLayout = 'split' | 'unified';

/** Returns the view options: only changed lines or the entire text, and side by side if there is enough space. */
export function useReviewView() {
  const isNarrow = useMediaQuery('(max-width: 39.99em)') ?? false;
  const [isWhole, setWhole] = useState(false);
  const [layout, setLayout] = useState<ReviewLayout>('split');
  return { isNarrow, isWhole, setWhole, layout: isNarrow ? 'unified' : layout, setLayout } as const;
}

export type ReviewView = ReturnType<typeof useReviewView>;
