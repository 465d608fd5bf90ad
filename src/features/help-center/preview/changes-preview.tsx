import { Alert, Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { BlockRun } from '~/lib/markdown/diff-blocks';
import { requestTextTask } from '~/texts/ask';
import colors from '~/ui/difference/difference-colors.module.css';
import changes from './changes.module.css';
import { ChangesSection } from './changes-section';
import classes from './preview.module.css';
import { PreviewContext } from './preview-context';
import { BLOCKS_PER_SECTION } from './preview-section';

/** The number of sections that render at once. Further sections render when they come near the viewport. */
const EARLY = 10;

type Changes =
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly stretches: readonly BlockRun[] }
  | { readonly step: 'failed' };

function useChanges(before: string, after: string): Changes {
  const [changes, setChanges] = useState<Changes>({ step: 'reading' });
  useEffect(() => {
    const leaving = new AbortController();
    requestTextTask('changes', { before, after }, leaving.signal).then(
      (stretches) => setChanges(stretches ? { step: 'read', stretches } : { step: 'failed' }),
      () => !leaving.signal.aborted && setChanges({ step: 'failed' }),
    );
    return () => leaving.abort();
  }, [before, after]);
  return changes;
}

interface ChangesPreviewProps {
  readonly before: string;
  readonly after: string;
  /** Images from other hosts are shown as placeholders. */
  readonly allowedImageHosts: readonly string[];
  readonly label: string;
}

/** Shows the changes of an article as rendered text. Unchanged parts are collapsed. */
export function ChangesPreview({ before, after, allowedImageHosts, label }: ChangesPreviewProps) {
  const t = useT();
  const read = useChanges(before, after);
  if (read.step === 'reading')
    return (
      <Text size="sm" role="status">
        {t(m.difference_comparing)}
      </Text>
    );
  if (read.step === 'failed') return <Alert color="yellow">{t(m.help_center_changes_failed)}</Alert>;
  return (
    <PreviewContext value={{ allowedImageHosts, showName: () => undefined }}>
      <section aria-label={label} className={`${colors.colors} ${changes.box}`}>
        <div dir="auto" className={classes.text}>
          {read.stretches.map((stretch, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its index, and the list is fixed
            <ShownStretch key={index} {...stretch} isEarly={index < EARLY} />
          ))}
        </div>
      </section>
    </PreviewContext>
  );
}

interface ShownStretchProps extends BlockRun {
  readonly isEarly: boolean;
}

function ShownStretch({ isFolded, blocks, isEarly }: ShownStretchProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isOpen)
    return (
      <div className={changes.fold}>
        <Button variant="subtle" size="compact-xs" onClick={() => setOpen(true)}>
          {t(m.help_center_unchanged_blocks, { count: blocks.length })}
        </Button>
      </div>
    );
  return Array.from({ length: Math.ceil(blocks.length / BLOCKS_PER_SECTION) }, (_, index) => (
    <ChangesSection
      // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its index, and the list is fixed
      key={index}
      blocks={blocks.slice(index * BLOCKS_PER_SECTION, (index + 1) * BLOCKS_PER_SECTION)}
      isAtOnce={index === 0 && (isEarly || isFolded)}
    />
  ));
}
