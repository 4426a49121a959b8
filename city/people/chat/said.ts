/** One text a line. */
export function said(texts: string): readonly string[] {
  return texts.trim().split(/\n\s*/)
}
