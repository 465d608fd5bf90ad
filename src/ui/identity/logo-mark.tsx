/** The console's logo, drawn from `mark.svg`. Set `--mark-size` on an ancestor for a size other than 28 px. */
export function LogoMark() {
  return <span className="console-mark" aria-hidden />;
}
