import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { filterWords } from '#words/base/lists.ts'
import { FilterChip } from './FilterChip.tsx'

type Span = { since?: number | null | undefined; until?: number | null | undefined }
type SpanChipProps = Span & { onFilter: (none: { since: undefined; until: undefined }) => void }

/** From a moment until another, as a figure of the dashboard asked. */
export function SpanChip({ since, until, onFilter }: SpanChipProps) {
  const text = useWords(filterWords)
  const short = useTimeFormat('short')
  if (!since && !until) return null
  const print = (at: number | null | undefined) => (at ? short(at) : '…')
  return (
    <FilterChip
      name={text.since(print(since), print(until))}
      onDrop={() => onFilter({ since: undefined, until: undefined })}
    />
  )
}
