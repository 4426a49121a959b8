import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { liabilities } from '#contract/orders/reasons.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { reasonsWords } from '#words/orders/moves.ts'

type Followed = Pick<z.output<typeof OrderQuestion>, 'liability' | 'urged' | 'complained' | 'noted' | 'claimed'>

type FollowFiltersProps = {
  question: Followed
  canSeeComplaints: boolean
  onFilter: (followed: Partial<Followed>) => void
}

/** Filters by notes, claims, complaints and liability. */
export function FollowFilters({ question, canSeeComplaints, onFilter }: FollowFiltersProps) {
  const text = useWords(orderFiltersWords)
  const names = useWords(reasonsWords).liabilities
  const chips = ['urged', ...(canSeeComplaints ? (['complained'] as const) : []), 'noted', 'claimed'] as const
  return (
    <>
      <FilterSelect
        label={text.liability}
        options={[
          { value: '', label: text.anyLiability },
          ...liabilities.map(value => ({ value, label: names[value] })),
        ]}
        value={question.liability}
        onChoose={next => onFilter({ liability: next })}
      />
      {chips.map(name => (
        <Chip key={name} chosen={question[name]} onChoose={() => onFilter({ [name]: !question[name] })}>
          {text[name]}
        </Chip>
      ))}
    </>
  )
}
