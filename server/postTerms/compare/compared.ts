/** A text as it is compared. */
export function comparedText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
