import { useWords } from '#web/kit/words.ts'
import { CityChip } from '#web/shared/city/CityChip.tsx'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { SpanChip } from '#web/shared/list/SpanChip.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import type { DeskQuestion } from './question.ts'

type Narrowed = Partial<
  Pick<DeskQuestion, 'since' | 'until' | 'cityCode' | 'overdueOnly' | 'heldOnly' | 'outcome' | 'withHidden'>
>

/** What a figure of the dashboard narrows the queue to; nothing for none. */
export function NarrowedBy({ question, onFilter }: { question: Narrowed; onFilter: (patch: Narrowed) => void }) {
  const text = useWords(chatsWords)
  const { since, until, cityCode, overdueOnly, heldOnly, outcome } = question
  if (!since && !until && !cityCode && !overdueOnly && !heldOnly && !outcome) return null
  return (
    <div className="flex flex-wrap gap-2 px-3 pb-2">
      {overdueOnly && <FilterChip name={text.overdueOnly} onDrop={() => onFilter({ overdueOnly: false })} />}
      {heldOnly && <FilterChip name={text.heldOnly} onDrop={() => onFilter({ heldOnly: false })} />}
      {outcome && <FilterChip name={text.outcomes[outcome]} onDrop={() => onFilter({ outcome: undefined })} />}
      <SpanChip since={since} until={until} onFilter={onFilter} />
      <CityChip city={cityCode} onDrop={() => onFilter({ cityCode: undefined })} />
    </div>
  )
}
