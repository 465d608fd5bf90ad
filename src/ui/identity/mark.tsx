/** The console's mark on its tile, drawn from `mark.svg`. Set `--mark-size` on an ancestor for another size than 28 px. */
export function Mark() {
  return <span className="console-mark" aria-hidden />;
}
