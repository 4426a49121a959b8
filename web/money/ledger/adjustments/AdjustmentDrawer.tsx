import type { LedgerAdjustment } from '#contract/money/adjustment.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { adjustmentWords, ledgerWords } from '#words/money/ledger.ts'
import { LineTable, sumOf } from '../LineTable.tsx'
import { linkClass } from '../links.ts'
import { transactionAddress } from '../question.ts'
import { type ChooseMove, Moves, StateBadge } from './columns.tsx'
import { namedLines } from './lines.ts'

type AdjustmentDrawerProps = {
  id: number
  /** The row of the list, shown until the record is loaded. */
  row: LedgerAdjustment | undefined
  onStep: (step: -1 | 1) => void
  onMove: ChooseMove
  onClose: () => void
}

/** The drawer of an adjustment: its lines, why, who asked and who decided. */
export function AdjustmentDrawer({ id, row, onStep, onMove, onClose }: AdjustmentDrawerProps) {
  const text = useWords(adjustmentWords)
  const { data, error, refetch } = useRead(api.ledger.adjustment, { id })
  const adjustment = data ?? row
  return (
    <RecordDrawer
      kind={`${text.adjustment} ${adjustment?.no ?? ''}`}
      title={
        adjustment && (
          <>
            <span className="truncate">{adjustment.no}</span>
            <Copy value={adjustment.no} />
          </>
        )
      }
      head={adjustment && <Head adjustment={adjustment} onMove={onMove} />}
      panel="adjustment-facts"
      error={adjustment ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!error && !adjustment && <Skeletons widths={[60, 90, 75]} />}
      {adjustment && (
        <div className="grid gap-5">
          <LineTable lines={namedLines(adjustment)} />
          <AboutFacts adjustment={adjustment} />
        </div>
      )}
    </RecordDrawer>
  )
}

function Head({ adjustment, onMove }: { adjustment: LedgerAdjustment; onMove: ChooseMove }) {
  const text = useWords(adjustmentWords)
  const isOwn = adjustment.allowed.includes('withdraw')
  return (
    <>
      <div className="flex items-center gap-2">
        <StateBadge state={adjustment.state} />
        <span className="ml-auto text-xl font-semibold">
          <Money fen={sumOf(adjustment.lines, 'debit')} />
        </span>
      </div>
      {isOwn && <p className="text-sm text-muted">{text.waitsForOther}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        <Moves adjustment={adjustment} onMove={onMove} place="bar" />
      </div>
    </>
  )
}

function AboutFacts({ adjustment }: { adjustment: LedgerAdjustment }) {
  const text = useWords(adjustmentWords)
  const { reverses: reversesName } = useWords(ledgerWords)
  const { askedBy, decidedBy, decidedAt, reverses, transaction } = adjustment
  return (
    <Facts>
      {reverses && <Transaction name={reversesName} {...reverses} />}
      <Fact name={text.columns.reason}>{adjustment.reason}</Fact>
      <Fact name={text.columns.requestedBy}>{askedBy.name}</Fact>
      <Fact name={text.requestedAt}>
        <Time at={adjustment.askedAt} shape="full" />
      </Fact>
      {decidedBy && <Fact name={text.columns.decidedBy}>{decidedBy.name}</Fact>}
      {decidedAt !== null && (
        <Fact name={text.decidedAt}>
          <Time at={decidedAt} shape="full" />
        </Fact>
      )}
      {adjustment.remark && <Fact name={text.remark}>{adjustment.remark}</Fact>}
      {transaction && <Transaction name={text.posted} {...transaction} />}
    </Facts>
  )
}

function Transaction({ name, id, no }: { name: string; id: number; no: string }) {
  return (
    <Fact name={name}>
      <Link to={transactionAddress(id)} className={linkClass}>
        {no}
      </Link>
    </Fact>
  )
}
