/** One text a line. */
export function linesOf(texts: string): readonly string[] {
  return texts.trim().split(/\n\s*/)
}
