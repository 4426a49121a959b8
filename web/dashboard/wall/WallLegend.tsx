import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { wallWords } from '#words/dashboard/wall.ts'
import { OrderShape, WorkerShape } from './shapes.tsx'

/** What the marks mean, and how many of each there are. */
export function WallLegend({ wall: { orders, workers } }: { wall: OutputOf<typeof dashboard.wall> }) {
  const text = useWords(wallWords)
  const late = orders.filter(({ isLate }) => isLate).length
  const busy = workers.filter(({ isBusy }) => isBusy).length
  return (
    <ul
      data-wall-text
      className="absolute bottom-4 left-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-lg border border-line bg-raised px-4 py-3"
    >
      <Entry name={text.order} count={orders.length - late}>
        <OrderShape isLate={false} />
      </Entry>
      <Entry name={text.busy} count={busy}>
        <WorkerShape isBusy />
      </Entry>
      <Entry name={text.late} count={late}>
        <OrderShape isLate />
      </Entry>
      <Entry name={text.idle} count={workers.length - busy}>
        <WorkerShape isBusy={false} />
      </Entry>
    </ul>
  )
}

function Entry({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const number = useNumberFormat()
  return (
    <li className="flex items-center gap-2 text-sm">
      <svg aria-hidden viewBox="-13 -13 26 26" width={26} height={26}>
        {children}
      </svg>
      {name}
      <span className="ml-auto pl-3 text-base font-semibold">{number(count)}</span>
    </li>
  )
}
