import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { dashboard } from '#contract/dashboard/dashboard.ts'
import { listLink, type OrderQueue } from '#contract/orders/order-question.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Money } from '#web/ui/show/Money.tsx'
import { orderNameWords } from '#words/orders/names.ts'
import { dashboardWords } from '#words/shell/dashboard.ts'

type Row = OutputOf<typeof dashboard.today>['services'][number]

/** The figures of each service; each links to the list that it counts. */
export function ByService({ day, rows }: { day: string; rows: readonly Row[] }) {
  const words = useWords(dashboardWords)
  const { titles } = useWords(orderNameWords)
  const number = useNumberFormat()
  const heads = [words.placed, words.completed, words.cancelled, words.paid]
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-left font-normal">
              {words.service}
            </th>
            {heads.map(head => (
              <th key={head} scope="col" className="py-1.5 pl-4 text-right font-normal whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const listOf = (queue: OrderQueue) => listLink(row.service, { queue, placedOn: day })
            return (
              <tr key={row.service} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                  {titles[row.service]}
                </th>
                <Cell to={listOf('all')}>{number(row.placed)}</Cell>
                <Cell to={listOf('completed')}>{number(row.completed)}</Cell>
                <Cell to={listOf('cancelled')}>{number(row.cancelled)}</Cell>
                <Cell to={listOf('all')}>
                  <Money fen={row.paidFen} />
                </Cell>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ to, children }: { to: string; children: ReactNode }) {
  return (
    <td className="py-1.5 pl-4 text-right tabular-nums">
      <Link to={to} className="hover:text-accent-ink hover:underline">
        {children}
      </Link>
    </td>
  )
}
