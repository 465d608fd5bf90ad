// Lines of the text against heights of the preview. A line has a fraction: 3.5 is the middle of line 3.

export interface BlockBox {
  readonly line: number;
  readonly endLine: number;
  /** Where the block begins and how high it is, in pixels from the top of the scrolled content. */
  readonly top: number;
  readonly height: number;
}

/** The height at which a line shows: inside its block in proportion, between two blocks on the way from one to the next. */
export function heightOfLine(boxes: readonly BlockBox[], line: number): number {
  const index = lastIndexWhere(boxes, (box) => box.line <= line);
  const box = boxes[index];
  if (!box) return 0;
  const lines = box.endLine + 1 - box.line;
  const inside = (line - box.line) / lines;
  if (inside <= 1) return box.top + inside * box.height;
  const next = boxes[index + 1];
  const end = box.top + box.height;
  if (!next) return end;
  const gap = next.line - box.endLine - 1;
  return gap <= 0 ? next.top : end + ((line - box.endLine - 1) / gap) * (next.top - end);
}

/** The line that shows at a height: the other way round. */
export function lineAtHeight(boxes: readonly BlockBox[], height: number): number {
  const index = lastIndexWhere(boxes, (box) => box.top <= height);
  const box = boxes[index];
  if (!box) return 1;
  const end = box.top + box.height;
  const endLine = box.endLine + 1;
  if (height <= end)
    return box.line + (box.height > 0 ? (height - box.top) / box.height : 0) * (endLine - box.line);
  const next = boxes[index + 1];
  if (!next || next.top <= end) return endLine;
  return endLine + ((height - end) / (next.top - end)) * Math.max(0, next.line - endLine);
}

function lastIndexWhere(boxes: readonly BlockBox[], holds: (box: BlockBox) => boolean): number {
  let low = 0;
  let high = boxes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxes[middle];
    if (box && holds(box)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
