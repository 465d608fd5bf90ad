// Lines that hold right-to-left text take the direction of their first strong letter; all others need nothing.
import { Decoration, EditorView, MatchDecorator } from '@codemirror/view';

const byItsText = Decoration.line({ attributes: { dir: 'auto' } });

const rightToLeft = new MatchDecorator({
  // To the end of the line: each is found once.
  regexp: /(?:[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud83b[\udc00-\udfff]).*/g,
  decorate: (add, at, _end, _match, { state }) => {
    const { from } = state.doc.lineAt(at);
    add(from, from, byItsText);
  },
});

export const textDirection = EditorView.decorations.of((view) => rightToLeft.createDeco(view));
