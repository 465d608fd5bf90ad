import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { MissingPiece, StructureComparison } from '~/lib/markdown/structure-places';
import type { MissingPieceAnnotation } from '~/markdown-editor/editor-handle';

/** The maximum number of missing pieces that are marked in the text. The list beside the text counts all of them. */
const MOST = 40;

/**
 * Returns the positions in a translation where pieces of the original are missing. Excludes links, because their
 * positions within the text can't be determined.
 */
export function createMissingPieceAnnotations(
  t: Translator,
  structure: StructureComparison | null,
  onAdd: (piece: MissingPiece) => void,
): readonly MissingPieceAnnotation[] {
  return (structure?.kinds ?? [])
    .filter(({ kind }) => kind !== 'link')
    .flatMap(({ missing }) => missing)
    .toSorted((one, other) => one.line - other.line)
    .slice(0, MOST)
    .map((piece) => {
      const { kind, form, line, label, source, after } = piece;
      const act = {
        label: t(kind === 'image' ? m.translations_use_image : m.translations_copy_element),
        run: () => onAdd(piece),
      };
      const annotationLabel =
        kind === 'image'
          ? t(m.translations_image_here)
          : t(m.translations_not_yet, { name: label || t(KINDS[kind]) });
      return {
        key: `${kind} ${form} ${line}`,
        after,
        label: annotationLabel,
        act: source === null ? null : act,
      };
    });
}

/** The names of kinds of pieces that have no text, such as images. */
const KINDS = {
  heading: m.translations_headings,
  list: m.translations_lists,
  link: m.translations_links,
  table: m.translations_tables,
} as const;
