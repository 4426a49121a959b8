import type { RefundRow } from '#contract/money/refund.ts'
import { listLink } from '#contract/orders/order-queues.ts'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { ManualRefund } from '#web/shared/order/refunds/ManualRefund.tsx'
import { StageBadge } from '#web/shared/order/refunds/StageBadge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { refundListWords } from '#words/money/refund-list.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { reasonsWords } from '#words/orders/moves.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { Age } from './Age.tsx'
import { type ChooseAction, RefundActions } from './columns.tsx'

type RefundDrawerProps = {
  refund: RefundRow
  onStep: (step: -1 | 1) => void
  onAction: ChooseAction
  onClose: () => void
}

/** The drawer of a refund: amount, reason, who asked and decided, and the way to its order and its money. */
export function RefundDrawer({ refund, onStep, onAction, onClose }: RefundDrawerProps) {
  const text = useWords(refundsWords)
  return (
    <RecordDrawer
      kind={`${text.title} ${refund.no}`}
      title={
        <>
          <span className="truncate">{refund.no}</span>
          <Copy value={refund.no} />
        </>
      }
      head={<Head refund={refund} onAction={onAction} />}
      panel="refund-facts"
      onStep={onStep}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {refund.remark && (
          <p className="rounded-md bg-bad-soft px-3 py-2 text-sm break-words text-bad-ink">{refund.remark}</p>
        )}
        {refund.manual && <ManualRefund manual={refund.manual} stage={refund.stage} />}
        <AboutFacts refund={refund} />
        <div className="border-t border-line pt-4">
          <CourseFacts refund={refund} />
        </div>
      </div>
    </RecordDrawer>
  )
}

function Head({ refund, onAction }: { refund: RefundRow; onAction: ChooseAction }) {
  const { arrived } = useWords(refundListWords)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <StageBadge stage={refund.stage} />
        <Age row={refund} />
        {refund.arrivedFen > 0 && (
          <span className="text-sm text-muted">
            {arrived} <Money fen={refund.arrivedFen} />
          </span>
        )}
        <span className="ml-auto text-xl font-semibold">
          <Money fen={refund.amountFen} />
        </span>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <RefundActions refund={refund} onAction={onAction} place="bar" />
      </div>
    </>
  )
}

const linkClass = 'text-accent-ink hover:underline'

function AboutFacts({ refund: { order, ...refund } }: { refund: RefundRow }) {
  const text = useWords(refundListWords)
  const { titles } = useWords(orderNameWords)
  const { reasons, liabilities } = useWords(reasonsWords)
  const maySeeMoney = useMay('ledger.view')
  return (
    <Facts>
      <Fact name={text.columns.order}>
        <span className="flex flex-wrap gap-x-3">
          {`${titles[order.service]} ${order.no}`}
          <Link to={`${listLink(order.service, { no: order.no })}&part=bill`} className={linkClass}>
            {text.openOrder}
          </Link>
          {maySeeMoney && (
            <Link to={`/finance/ledger?search=${order.no}`} className={linkClass}>
              {text.openMoney}
            </Link>
          )}
        </span>
      </Fact>
      <Fact name={text.columns.customer}>{refund.customerName}</Fact>
      <Fact name={text.columns.why}>{[reasons[refund.code], refund.reason].filter(Boolean).join(' · ')}</Fact>
      <Fact name={text.columns.liability}>{liabilities[refund.liability]}</Fact>
    </Facts>
  )
}

function CourseFacts({ refund }: { refund: RefundRow }) {
  const text = useWords(refundListWords)
  const { origins, payTo, targets } = useWords(refundsWords)
  const { undecided, byRule } = text
  return (
    <Facts>
      <Fact name={text.columns.requestedBy}>
        {[refund.askedBy, origins[refund.origin]].filter(Boolean).join(' · ')}
      </Fact>
      <Fact name={text.requestedAt}>
        <Time at={refund.askedAt} shape="full" />
      </Fact>
      <Fact name={text.columns.decidedBy}>{refund.decidedBy ?? (refund.stage === 'review' ? undecided : byRule)}</Fact>
      {refund.decidedAt !== null && (
        <Fact name={text.decidedAt}>
          <Time at={refund.decidedAt} shape="full" />
        </Fact>
      )}
      <Fact name={text.attempts}>{refund.attempt}</Fact>
      {refund.payTo !== 'origin' && <Fact name={payTo}>{targets[refund.payTo]}</Fact>}
      {refund.endedAt !== null && (
        <Fact name={text.endedAt}>
          <Time at={refund.endedAt} shape="full" />
        </Fact>
      )}
    </Facts>
  )
}
