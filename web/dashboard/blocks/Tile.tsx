import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Equal from 'lucide-react/icons/equal'
import Minus from 'lucide-react/icons/minus'
import { useWords } from '#web/kit/words.ts'
import type { Opens } from '#web/ui/charts/chart.ts'
import { figureWords } from '#words/dashboard/dashboard.ts'
import { Opener } from '../lists/Opener.tsx'
import { type Difference, differenceOf } from './difference.ts'
import { useDifferenceWords } from './differenceWords.ts'
import { type Unit, usePrints } from './prints.ts'

type Day = 'yesterday' | 'lastWeek'

type TileProps = {
  name: string
  unit: Unit
  value: number | null
  yesterday: number | null
  lastWeek: number | null
  few: readonly Day[]
  isStillChanging: boolean
  /** The figure is of several days: the day before would be nearly the same days. */
  isRange?: boolean
  /** Better when it is less, such as cancellations. */
  isLessBetter?: boolean
  opens?: Opens
}

/** One figure, with how it differs from the day before and from a week before. */
export function Tile({ name, unit, value, isLessBetter = false, opens = {}, ...terms }: TileProps) {
  const prints = usePrints()
  const { later } = useWords(figureWords)
  const days = terms.isRange ? (['lastWeek'] as const) : (['yesterday', 'lastWeek'] as const)
  return (
    <div className="min-w-0 rounded-md border border-line px-3 py-2.5">
      <dt className="truncate text-sm text-muted">{name}</dt>
      <dd>
        <Opener {...opens} className="text-xl font-semibold">
          {value === null ? '–' : prints[unit](value)}
        </Opener>
        {terms.isStillChanging ? (
          <p className="text-xs text-muted">{later}</p>
        ) : (
          days.map(day => (
            <Change
              key={day}
              day={day}
              unit={unit}
              difference={differenceOf(unit, value, terms[day], terms.few.includes(day))}
              before={terms[day]}
              isLessBetter={isLessBetter}
            />
          ))
        )}
      </dd>
    </div>
  )
}

const icons = { more: ArrowUp, less: ArrowDown, same: Equal, none: Minus, plain: Minus } as const

type ChangeProps = {
  day: Day
  unit: Unit
  difference: Difference
  before: number | null
  isLessBetter: boolean
}

/** An arrow and a sentence; the colour says only whether that is good. */
function Change({ day, unit, difference, before, isLessBetter }: ChangeProps) {
  const sayDifference = useDifferenceWords(unit)
  const prints = usePrints()
  const Icon = icons[difference.kind]
  return (
    <p
      title={before === null ? undefined : prints[unit](before)}
      className={`flex items-start gap-1 text-xs ${inkOf(difference, isLessBetter)}`}
    >
      <Icon size={12} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 text-balance break-words">{sayDifference(difference, day)}</span>
    </p>
  )
}

function inkOf({ kind }: Difference, isLessBetter: boolean): string {
  if (kind !== 'more' && kind !== 'less') return 'text-muted'
  return (kind === 'more') === isLessBetter ? 'text-bad-ink' : 'text-good-ink'
}
