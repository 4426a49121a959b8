import type { z } from 'zod'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import { bookings, calls } from '#contract/orders/order-queues.ts'
import { useWords } from '#web/kit/words.ts'
import { CountBox } from '#web/ui/controls/CountBox.tsx'
import { FilterBox } from '#web/ui/controls/FilterBox.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { orderFiltersWords } from '#words/orders/filters.ts'

type OfRides = Pick<z.output<typeof OrderQuestion>, 'plate' | 'booking' | 'waitedMinutes' | 'help' | 'unpaidHours'>

/** Filters that only rides have. */
export function RideFilters({
  question,
  onFilter,
}: {
  question: OfRides
  onFilter: (ofRides: Partial<OfRides>) => void
}) {
  const text = useWords(orderFiltersWords)
  const { plate, booking, waitedMinutes, help, unpaidHours } = question
  const count = { wrong: text.countWrong, most: 100_000, width: 'w-40!' }
  return (
    <>
      <FilterBox
        label={text.plate}
        value={plate}
        onFilter={next => onFilter({ plate: next })}
        error={typed => (typed.trim().length === 1 ? text.plateShort : undefined)}
        width="w-28!"
      />
      <FilterSelect
        label={text.booking}
        options={[
          { value: '', label: text.anyBooking },
          ...bookings.map(value => ({ value, label: text.bookings[value] })),
        ]}
        value={booking}
        onChoose={next => onFilter({ booking: next })}
      />
      <FilterSelect
        label={text.help}
        options={[{ value: '', label: text.anyHelp }, ...calls.map(value => ({ value, label: text.calls[value] }))]}
        value={help}
        onChoose={next => onFilter({ help: next })}
      />
      <CountBox
        {...count}
        label={text.waitedMinutes}
        count={waitedMinutes}
        onFilter={next => onFilter({ waitedMinutes: next })}
      />
      <CountBox
        {...count}
        label={text.unpaidHours}
        count={unpaidHours}
        onFilter={next => onFilter({ unpaidHours: next })}
      />
    </>
  )
}
