/** As many characters as a cell of a spreadsheet can hold. */
const longestText = 32_767

/** What no XML may hold: control characters, half of a pair, and two that are no characters. */
const noXml = /[^\t\n\r -\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
/** What nobody sees at the beginning. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]+/u
/** Whoever saves the file as CSV and opens that has a formula of what begins so, whatever stands before it that nobody sees. */
const formulaStart = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212]/u

/**
 * A text as it may stand in a cell. First what no XML may hold goes, which could hide what comes next; what would be a formula in
 * CSV, in full width or small forms too, gets an apostrophe; what a reader would take for an escaped character is escaped itself.
 */
export function spreadsheetText(text: string): string {
  const clean = text.replace(noXml, '')
  const isFormula =
    /^[\t\r]/.test(clean) || formulaStart.test(clean.replace(unseen, '').slice(0, 100).normalize('NFKC'))
  return (isFormula ? `'${clean}` : clean).slice(0, longestText).replace(/_x[\da-f]{4}_/gi, '_x005F$&')
}
