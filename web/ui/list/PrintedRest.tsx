import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import type { Listed } from './Table.tsx'

/** On paper, under a list that is longer than what was loaded of it. */
export function PrintedRest({ list: { rows, hasMore } }: { list: Pick<Listed<unknown>, 'rows' | 'hasMore'> }) {
  const text = useWords(uiWords)
  if (!hasMore) return null
  return <p className="hidden px-3 py-2 text-sm text-muted print:block">{text.printedRows(rows.length)}</p>
}
