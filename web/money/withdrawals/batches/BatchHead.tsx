import ArrowLeft from 'lucide-react/icons/arrow-left'
import CirclePause from 'lucide-react/icons/circle-pause'
import type { PayoutBatch } from '#contract/money/withdrawals.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { withdrawalLabelWords, withdrawalsWords } from '#words/money/withdrawals.ts'
import { BatchProgress, BatchState } from './BatchProgress.tsx'
import { ResumeButton } from './ResumeButton.tsx'

/** Over the withdrawals of one batch: how far it is, and the way back. */
export function BatchHead({ id, onBack }: { id: number; onBack: () => void }) {
  const { batches } = useWords(withdrawalsWords)
  const { data } = useRead(api.withdrawals.batches, { id })
  const batch = data?.rows[0]
  return (
    <>
      {batch?.state === 'paused' && <PausedBar batch={batch} />}
      <div className="flex h-16 shrink-0 items-center gap-4 overflow-x-auto border-b border-line px-3 [scrollbar-width:none]">
        <Button look="quiet" icon={ArrowLeft} onClick={onBack}>
          {batches.back}
        </Button>
        {data && !batch && <p className="text-sm text-muted">{batches.gone}</p>}
        {batch && <BatchFacts batch={batch} />}
      </div>
    </>
  )
}

function BatchFacts({ batch }: { batch: PayoutBatch }) {
  return (
    <>
      <span className="grid shrink-0 text-sm">
        <span className="flex items-center gap-2 font-medium">
          {batch.no}
          <Copy value={batch.no} />
          <BatchState state={batch.state} />
        </span>
        <span className="text-xs text-muted">
          {`${batch.createdBy} · `}
          <Time at={batch.createdAt} />
        </span>
      </span>
      <BatchProgress batch={batch} />
      <span className="shrink-0 text-sm whitespace-nowrap">
        <Money fen={batch.paidFen} />
        {' / '}
        <Money fen={batch.totalFen} />
      </span>
      <span className="ml-auto shrink-0">
        <ResumeButton batch={batch} />
      </span>
    </>
  )
}

/** Why a batch stands still, and how to go on. */
function PausedBar({ batch: { fault } }: { batch: PayoutBatch }) {
  const { batches } = useWords(withdrawalsWords)
  const { faults } = useWords(withdrawalLabelWords)
  return (
    <div role="alert" className="flex items-center gap-2 bg-bad-soft px-4 py-2 text-sm text-bad-ink">
      <CirclePause size={16} aria-hidden className="shrink-0" />
      {batches.paused(faults[fault ?? 'OTHER'])}
    </div>
  )
}
