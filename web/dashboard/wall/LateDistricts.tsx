import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { useLanguage, useWords } from '#web/kit/words.ts'
import { dashboardBlockWords } from '#words/dashboard/dashboard.ts'
import { wallWords } from '#words/dashboard/wall.ts'
import { usePrints } from '../blocks/prints.ts'

export type WallDistricts = NonNullable<OutputOf<typeof dashboard.wall>['districts']>

/** Where the most orders of today are late, each with its share of the orders there. */
export function LateDistricts({ districts }: { districts: WallDistricts }) {
  const text = useWords(wallWords)
  const { lateOf } = useWords(dashboardBlockWords)
  const language = useLanguage()
  const { count } = usePrints()
  if (districts.length === 0) return <p className="text-base text-muted">{text.noLate}</p>
  return (
    <ul className="grid gap-2.5">
      {districts.map(({ zone, name, late, placed }) => (
        <li key={name}>
          <p className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate text-lg">{zone ? zone[language] : name}</span>
            <span className="text-sm tabular-nums">{lateOf(count(late), count(placed))}</span>
          </p>
          <div className="mt-1 h-1.5 rounded-full bg-line">
            <div className="h-full rounded-full bg-bad-fill" style={{ width: `${(late / placed) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
