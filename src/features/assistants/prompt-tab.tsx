import { Alert, Button, Text } from '@mantine/core';
import { IconRobot } from '@tabler/icons-react';
import { useState } from 'react';
import { getAssistantText } from '~/api/assistants';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { LoadingBars } from '~/ui/page/loading-bars';
import { EmptyState } from '~/ui/table/empty-state';
import classes from './assistants.module.css';
import { createEditActions } from './editing/editing';
import { useAssistantEditing } from './editing/editing-context';
import { PastedEditFields } from './editing/pasted-edit-fields';
import { formatPathLabel } from './key-labels';
import { getPromptText, listPromptPaths, replacePromptText } from './prompt-texts';

const PromptEditor = createLazyPart(
  () => import('./prompt-editor/prompt-editor'),
  'PromptEditor',
  <LoadingBars heights={[400]} />,
);

/**
 * The prompt editor with its outline. If the prompt can't be loaded, shows inputs for excerpts of the prompt instead.
 */
export function PromptTab() {
  const t = useT();
  const { reading, content, base, work, handle, changes, isReadOnly } = useAssistantEditing();
  const canReadText = useOperationAvailability(getAssistantText) === 'on';
  const paths = content && reading ? listPromptPaths(content, reading.stubs) : [];
  const [chosen, setChosen] = useState<string>();
  const path = paths.find((one) => one === chosen) ?? paths[0];
  const text = content && path !== undefined ? getPromptText(content, path) : undefined;
  // Shows the inputs for excerpts if the text isn't loaded, or while an excerpt is being entered.
  const needsExcerpts =
    work.edits.pasting !== null || reading === null || (path !== undefined && text === undefined);
  const { change, keepAhead, replaceEverywhere } = createEditActions(handle, base);
  return (
    <>
      {reading && path === undefined && (
        <EmptyState
          icon={<IconRobot size={20} aria-hidden />}
          title={t(m.assistants_no_prompt)}
          text={t(m.assistants_no_prompt_text)}
        />
      )}
      {content && path !== undefined && text !== undefined && (
        <PromptEditor
          key={path}
          path={path}
          label={formatPathLabel(t, path)}
          choices={paths}
          onChoose={setChosen}
          isReadOnly={isReadOnly}
          text={text}
          original={(base && getPromptText(base, path)) ?? ''}
          changes={changes}
          session={work.session}
          getFormer={() => handle.getHistory(path)}
          onLeave={(session, history) => handle.keepHistory(path, session, history)}
          onChange={(next, places) => change((now) => replacePromptText(now, path, next), { [path]: places })}
          onTyping={(next, places) =>
            keepAhead((now) => replacePromptText(now, path, next), { [path]: places })
          }
          onReplacedEverywhere={(replacement) => replaceEverywhere(path, replacement)}
        />
      )}
      {needsExcerpts && !isReadOnly && (
        <div className={classes.fields}>
          {path !== undefined && text === undefined && (
            <Alert>
              <Text size="sm">{t(m.assistants_text_not_loaded, { path })}</Text>
              {canReadText && (
                <Button variant="default" mt="xs" onClick={reading?.again}>
                  {t(m.common_retry)}
                </Button>
              )}
            </Alert>
          )}
          <PastedEditFields edits={work.edits} onChange={(next) => handle.change(next)} />
        </div>
      )}
    </>
  );
}
