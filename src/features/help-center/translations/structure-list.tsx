import { Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type {
  KindComparison,
  MissingPiece,
  PieceKind,
  UntranslatedPassage,
} from '~/lib/markdown/structure-places';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { Tag } from '~/ui/text/tag';
import { isSameLanguage } from '../locale-name';
import classes from './structure-list.module.css';
import type { TranslationEditing } from './use-translation-editing';

const KINDS = {
  heading: m.translations_headings,
  list: m.translations_lists,
  image: m.translations_images,
  link: m.translations_links,
  table: m.translations_tables,
} as const satisfies Record<PieceKind, unknown>;

/** The maximum number of pieces that are listed for each kind. */
const MOST = 6;

interface StructureListProps {
  readonly translating: TranslationEditing;
  readonly fields: { readonly title: string; readonly description: string; readonly content: string };
  readonly locale: string;
  readonly original: { readonly description: string | null; readonly locale: string };
  readonly isLocked: boolean;
  /** Called when the user opens the line of a piece in the text. */
  readonly onLeave: () => void;
}

/** Compares the structure of the translation with the original, and lists complete, missing and additional pieces. */
export function StructureList(props: StructureListProps) {
  const { translating, fields, locale, original, isLocked, onLeave } = props;
  const t = useT();
  const { structure } = translating;
  if (!structure) return null;
  const kinds = structure.kinds.filter(({ wanted, there }) => wanted + there > 0);
  const isNamed = fields.title.trim() !== '' && (!original.description || fields.description.trim() !== '');
  const untranslated = isSameLanguage(original.locale, locale) ? [] : structure.untranslated;
  const differing = kinds.reduce(
    (sum, { missing, surplus }) => sum + missing.length + surplus,
    isNamed ? 0 : 1,
  );
  const left = differing + untranslated.length;
  return (
    <section className={classes.structure} aria-labelledby="same-structure">
      <div className={classes.head}>
        <Text id="same-structure" size="sm" fw={600}>
          {t(m.translations_structure)}
        </Text>
        <Tag tone={left === 0 ? 'ok' : 'warn'}>
          {left === 0 ? t(m.translations_done) : t(m.translations_remaining_count, { count: left })}
        </Tag>
      </div>
      <ul className={classes.list}>
        <Line
          isDone={isNamed}
          label={t(m.translations_title_and_description)}
          outcome={t(isNamed ? m.translations_done : m.translations_missing)}
        />
        {kinds.map((comparison) => (
          <Kind
            key={comparison.kind}
            comparison={comparison}
            isLocked={isLocked}
            onAdd={translating.add}
            onGoTo={(piece) => {
              onLeave();
              translating.goTo(piece);
            }}
          />
        ))}
        {untranslated.length > 0 && (
          <Untranslated
            places={untranslated}
            onGoTo={(line) => {
              onLeave();
              translating.goToOwn(line);
            }}
          />
        )}
      </ul>
      {fields.content.trim() === '' && !isLocked && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            onLeave();
            translating.start();
          }}
        >
          {t(m.translations_start)}
        </Button>
      )}
    </section>
  );
}

interface KindProps {
  readonly comparison: KindComparison;
  readonly isLocked: boolean;
  readonly onAdd: (piece: MissingPiece) => void;
  readonly onGoTo: (piece: MissingPiece) => void;
}

function Kind({ comparison, isLocked, onAdd, onGoTo }: KindProps) {
  const t = useT();
  const { kind, wanted, there, missing, surplus } = comparison;
  const isDone = missing.length === 0 && surplus === 0;
  const share = t(m.translations_count_of_total, { there: wanted - missing.length, wanted });
  const outcome = isDone ? t(m.translations_done) : missing.length > 0 ? share : String(there);
  return (
    <Line isDone={isDone} label={t(KINDS[kind])} outcome={outcome}>
      <Places
        places={missing.map((piece) => {
          const name = piece.label || t(KINDS[kind]);
          // Excludes links, because their position within the text isn't known, and pieces whose Markdown source isn't
          // known.
          const canAdd = kind !== 'link' && piece.source !== null && !isLocked;
          const common = { key: piece.line + piece.form, name };
          return canAdd
            ? {
                ...common,
                act: t(m.teams_add_by_id),
                label: t(m.translations_add_element, { name }),
                run: () => onAdd(piece),
              }
            : {
                ...common,
                act: t(m.translations_go_to),
                label: t(m.translations_go_to_element, { name }),
                run: () => onGoTo(piece),
              };
        })}
      />
      {surplus > 0 && (
        <div className={classes.piece}>{t(m.translations_extra_count, { count: surplus })}</div>
      )}
    </Line>
  );
}

interface UntranslatedProps {
  readonly places: readonly UntranslatedPassage[];
  readonly onGoTo: (line: number) => void;
}

/** Passages that have the same text as the original. */
function Untranslated({ places, onGoTo }: UntranslatedProps) {
  const t = useT();
  return (
    <Line isDone={false} label={t(m.translations_untranslated_text)} outcome={String(places.length)}>
      <Places
        places={places.map(({ line, excerpt }) => ({
          key: `${line}`,
          name: excerpt,
          act: t(m.translations_go_to),
          label: t(m.translations_go_to_place, { name: excerpt }),
          run: () => onGoTo(line),
        }))}
      />
    </Line>
  );
}

interface Place {
  readonly key: string;
  readonly name: string;
  /** The text of the button. `label` is the accessible label, which also contains the name of the piece. */
  readonly act: string;
  readonly label: string;
  readonly run: () => void;
}

/** Lists the first pieces, each with an action, and the number of pieces that aren't listed. */
function Places({ places }: { readonly places: readonly Place[] }) {
  const t = useT();
  return (
    <>
      {places.slice(0, MOST).map(({ key, name, act, label, run }) => (
        <div key={key} className={classes.piece}>
          <span dir="auto" title={name}>
            {name}
          </span>
          <Button
            ref={moveFocusOnRemoval}
            variant="subtle"
            size="compact-xs"
            aria-label={label}
            onClick={run}
          >
            {act}
          </Button>
        </div>
      ))}
      {places.length > MOST && (
        <div className={classes.piece}>{t(m.translations_and_more, { count: places.length - MOST })}</div>
      )}
    </>
  );
}

interface LineProps {
  readonly isDone: boolean;
  readonly label: string;
  readonly outcome: string;
  readonly children?: ReactNode;
}

function Line({ isDone, label, outcome, children }: LineProps) {
  return (
    <li>
      <div className={classes.line} data-done={isDone || undefined}>
        <span className={classes.mark} aria-hidden>
          {isDone && <IconCheck size={10} stroke={3} />}
        </span>
        <span>{label}</span>
        <span className={classes.outcome}>{outcome}</span>
      </div>
      {children}
    </li>
  );
}
