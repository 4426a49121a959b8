import { CityChip } from '#web/shared/city/CityChip.tsx'
import { SpanChip } from '#web/shared/list/SpanChip.tsx'
import type { DeskQuestion } from './question.ts'

type Narrowed = Partial<Pick<DeskQuestion, 'since' | 'until' | 'cityCode'>>

/** What a figure of the dashboard narrows the queue to; nothing for none. */
export function NarrowedBy({ question, onFilter }: { question: Narrowed; onFilter: (patch: Narrowed) => void }) {
  const { since, until, cityCode } = question
  if (!since && !until && !cityCode) return null
  return (
    <div className="flex flex-wrap gap-2 px-3 pb-2">
      <SpanChip since={since} until={until} onFilter={onFilter} />
      <CityChip city={cityCode} onDrop={() => onFilter({ cityCode: undefined })} />
    </div>
  )
}
