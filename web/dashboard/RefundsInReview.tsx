import { refunds } from '#contract/money/refunds.ts'
import { listLink } from '#contract/orders/order-question.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { ExportButton } from '#web/shared/exports/ExportButton.tsx'
import { CountBadge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { orderNameWords } from '#words/orders/names.ts'
import { reasonsWords } from '#words/orders/reasons.ts'
import { dashboardWords } from '#words/shell/dashboard.ts'

/** Refunds that wait for approval; each links to its order, where it is decided. */
export function RefundsInReview({ count }: { count: number }) {
  const words = useWords(dashboardWords)
  const { titles } = useWords(orderNameWords)
  const { reasons } = useWords(reasonsWords)
  const { data } = useRead(refunds.list, { queue: 'review', limit: 200 })
  return (
    <section aria-labelledby="in-review" className="rounded-lg border border-line bg-surface p-4">
      <div className="mb-2 flex items-center gap-2">
        <h2 id="in-review" className="flex grow items-center gap-2 text-base font-medium">
          {words.refundsInReview}
          <CountBadge count={count} urgent />
        </h2>
        <ExportButton operation={refunds.export} question={{ queue: 'review' }} />
      </div>
      <ul className="max-h-72 overflow-y-auto">
        {data?.rows.map(refund => (
          <li key={refund.id} className="border-t border-line first:border-t-0">
            <Link
              to={`${listLink(refund.order.service, { no: refund.order.no })}&part=bill`}
              className="-mx-2 grid grid-cols-[1fr_auto] gap-x-4 rounded-md px-2 py-2 text-sm hover:bg-hover desktop:grid-cols-[8rem_12rem_1fr_auto_auto]"
            >
              <span className="truncate">{titles[refund.order.service]}</span>
              <span className="truncate text-muted max-desktop:hidden">{refund.order.no}</span>
              <span className="truncate text-muted max-desktop:order-last">
                {[reasons[refund.code], refund.reason, refund.askedBy].filter(Boolean).join(' · ')}
              </span>
              <span className="text-right font-medium">
                <Money fen={refund.amountFen} />
              </span>
              <span className="text-right text-xs text-muted max-desktop:order-last">
                <Time at={refund.askedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
