import ArrowRight from 'lucide-react/icons/arrow-right'
import type { z } from 'zod'
import type { InputOf } from '#contract/base/operation.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import type { Listed } from '#web/ui/list/Table.tsx'
import { searchWords } from '#words/base/lists.ts'

type ListOperation = Endpoint<z.ZodType, z.ZodType<{ rows: { id: number }[]; next: string | null }>>

/** Where a list looks for what its search did not find under the tab. */
export type Everywhere<Row> = {
  operation: ListOperation
  /** Its input for the rows of every tab. */
  input: InputOf<ListOperation>
  /** The tab of a row, where none shows all of them. */
  tabOf?(row: Row): string
}

type Row = { id: number }
export type ElsewhereProps = {
  everywhere: Everywhere<Row>
  list: Pick<Listed<Row>, 'rows' | 'hasMore' | 'isLoading' | 'isStale'>
  tabs: { tabs: readonly { key: string; label: string }[]; current: string; onChoose(key: string): void }
}

/** What a search finds under other tabs, once all that it finds under this one is shown; a press goes there. */
export function Elsewhere({ everywhere, list, tabs: { tabs, current, onChoose } }: ElsewhereProps) {
  const { operation, input } = everywhere
  const text = useWords(searchWords)
  const isComplete = !list.hasMore && !list.isLoading && !list.isStale
  const { data } = useRead(operation, input, { enabled: isComplete })
  if (!isComplete || !data) return null
  const here = new Set(list.rows.map(({ id }) => id))
  const others = data.rows.filter(({ id }) => !here.has(id))
  const counted = Map.groupBy(others, row => everywhere.tabOf?.(row) ?? 'all')
  const isPart = data.next !== null
  return tabs
    .filter(({ key }) => key !== current && counted.has(key))
    .map(({ key, label }) => {
      const count = counted.get(key)?.length ?? 0
      return (
        <GoButton key={key} onGo={() => onChoose(key)}>
          {everywhere.tabOf ? text.underTab(label, count, isPart) : text.elsewhere(count, isPart)}
        </GoButton>
      )
    })
}

/** Says how many a search finds elsewhere, and leads there. */
export function GoButton({ onGo, children }: { onGo: () => void; children: string }) {
  return (
    <Button onClick={onGo}>
      {children}
      <ArrowRight size={14} aria-hidden />
    </Button>
  )
}
