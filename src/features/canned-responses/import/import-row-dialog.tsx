import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';
import { Dialog } from '~/ui/overlay/dialog';
import { LongText } from '~/ui/page/truncated-list';
import type { ImportPlanRow } from './plan';

interface ImportRowDialogProps {
  readonly row: ImportPlanRow;
  readonly onClose: () => void;
}

/** Shows the full text of a row. If the row changes a stored text, shows the stored text, too. */
export function ImportRowDialog({ row, onClose }: ImportRowDialogProps) {
  const { step, short_code, content } = row;
  if (step.kind === 'changed')
    return <ChangedTexts name={short_code} before={step.before.content} after={content} onClose={onClose} />;
  return (
    <Dialog size="40rem" title={short_code} onClose={onClose}>
      <LongText text={content}>
        {(shown) => (
          <p className="raw-text" dir="auto">
            {markHiddenCharacters(shown)}
          </p>
        )}
      </LongText>
    </Dialog>
  );
}

interface ChangedTextsProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly onClose: () => void;
}

function ChangedTexts({ name, before, after, onClose }: ChangedTextsProps) {
  const t = useT();
  const model = useTextDifference(before, after);
  return (
    <Dialog size="72rem" title={name} onClose={onClose}>
      <DifferenceView label={t(m.canned_responses_content)} difference={model} />
    </Dialog>
  );
}
