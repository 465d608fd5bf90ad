import { Alert, Button, Text, Typography } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ChangedBlock } from '~/lib/markdown/changed-blocks';
import { isHeading } from '~/lib/markdown/tree-walk';
import { askTexts } from '~/texts/ask';
import colors from '~/ui/difference/difference-colors.module.css';
import { Block } from './block-element';
import changes from './changes.module.css';
import classes from './preview.module.css';
import { PreviewContext } from './preview-context';

type Changes =
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly blocks: readonly ChangedBlock[] }
  | { readonly step: 'failed' };

function useChanges(before: string, after: string): Changes {
  const [changes, setChanges] = useState<Changes>({ step: 'reading' });
  useEffect(() => {
    const leaving = new AbortController();
    askTexts('changes', { before, after }, leaving.signal).then(
      (blocks) => setChanges(blocks ? { step: 'read', blocks } : { step: 'failed' }),
      () => !leaving.signal.aborted && setChanges({ step: 'failed' }),
    );
    return () => leaving.abort();
  }, [before, after]);
  return changes;
}

interface ChangesPreviewProps {
  readonly before: string;
  readonly after: string;
  /** The hosts images are loaded from; those of any other are named instead. */
  readonly allowedImageHosts: readonly string[];
  readonly label: string;
}

/** What changes in an article's text as its readers will see it: what stays is folded. */
export function ChangesPreview({ before, after, allowedImageHosts, label }: ChangesPreviewProps) {
  const t = useT();
  const read = useChanges(before, after);
  if (read.step === 'reading')
    return (
      <Text size="sm" role="status">
        {t(m.difference_reading)}
      </Text>
    );
  if (read.step === 'failed') return <Alert color="yellow">{t(m.help_center_changes_failed)}</Alert>;
  return (
    <PreviewContext value={{ allowedImageHosts, showName: () => undefined }}>
      <section aria-label={label} className={`${colors.colors} ${changes.box}`}>
        <Typography dir="auto" className={classes.text}>
          {stretchesOf(read.blocks).map((stretch, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place, and none comes or goes
            <Stretch key={index} stretch={stretch} />
          ))}
        </Typography>
      </section>
    </PreviewContext>
  );
}

interface ShownStretch {
  readonly isFolded: boolean;
  readonly blocks: readonly ChangedBlock[];
}

/** What stays and what changes in turns. A heading right above a change is shown with it. */
function stretchesOf(blocks: readonly ChangedBlock[]): readonly ShownStretch[] {
  const stretches: { isFolded: boolean; blocks: ChangedBlock[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const leads = isHeading(block.tree) && next !== undefined && next.kind !== 'same';
    const isFolded = block.kind === 'same' && !leads;
    const last = stretches.at(-1);
    if (last?.isFolded === isFolded) last.blocks.push(block);
    else stretches.push({ isFolded, blocks: [block] });
  }
  return stretches;
}

function Stretch({ stretch: { isFolded, blocks } }: { readonly stretch: ShownStretch }) {
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
  return blocks.map(({ kind, tree, hasFurther }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place, and none comes or goes
    <div key={index} className={`${classes.block} ${changes.block}`} data-kind={kind} dir="auto">
      <ChangedTree kind={kind} tree={tree} />
      {hasFurther && (
        <Text size="xs" c="dimmed" mt={4}>
          {t(m.help_center_further_changes)}
        </Text>
      )}
    </div>
  ));
}

/** As it came or went as a whole, told to those who don't see it; as it is where only words of it changed. */
function ChangedTree({ kind, tree }: Pick<ChangedBlock, 'kind' | 'tree'>) {
  if (kind === 'added')
    return (
      <ins>
        <Block tree={tree} />
      </ins>
    );
  if (kind === 'removed')
    return (
      <del>
        <Block tree={tree} />
      </del>
    );
  return <Block tree={tree} />;
}
