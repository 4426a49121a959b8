import { dayOf } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { filterWords } from '#words/base/lists.ts'

type Days = { firstDay: string; lastDay: string }

const dayMs = 86_400_000
/** Days back from today: the first and the last of each range. */
const ranges = { today: [0, 0], yesterday: [1, 1], week: [6, 0] } as const

/** The ranges that are asked for most. A press on the one in force drops it. */
export function QuickDays({ firstDay, lastDay, onFilter }: Days & { onFilter: (days: Days) => void }) {
  const text = useWords(filterWords)
  const now = Date.now()
  return (
    <span className="flex gap-1">
      {(['today', 'yesterday', 'week'] as const).map(name => {
        const [first, last] = ranges[name].map(back => dayOf(now - back * dayMs)) as [string, string]
        const isChosen = firstDay === first && lastDay === last
        return (
          <Chip
            key={name}
            chosen={isChosen}
            onChoose={() => onFilter(isChosen ? { firstDay: '', lastDay: '' } : { firstDay: first, lastDay: last })}
          >
            {text[name]}
          </Chip>
        )
      })}
    </span>
  )
}
