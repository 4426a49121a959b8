import type { ReactNode } from 'react'
import type { ReconDifference } from '#contract/money/recon/rows.ts'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Balance, Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { ledgerWords } from '#words/money/ledger.ts'
import { reconWords } from '#words/money/recon.ts'

type PairProps = Pick<ReconDifference, 'ours' | 'theirs'>

/** One movement as our ledger has it and as the bill has it, beside each other or, on a phone, one over the other. */
export function Pair({ ours, theirs }: PairProps) {
  const { sides } = useWords(reconWords)
  return (
    <div className="grid gap-3 desktop:grid-cols-2">
      <Side name={sides.ours}>{ours ? <Ours ours={ours} /> : <Missing />}</Side>
      <Side name={sides.theirs}>{theirs ? <Theirs theirs={theirs} /> : <Missing />}</Side>
    </div>
  )
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      className="grid min-w-0 grid-cols-1 content-start gap-0.5 rounded-md bg-ground px-3 py-2 text-sm"
    >
      <h3 className="text-xs text-muted">{name}</h3>
      {children}
    </section>
  )
}

function Missing() {
  const { sides } = useWords(reconWords)
  return <p className="text-warn-ink">{sides.none}</p>
}

function Ours({ ours }: { ours: NonNullable<PairProps['ours']> }) {
  const { events } = useWords(ledgerWords)
  const mayOpen = useMay('ledger.view')
  const { transaction } = ours
  return (
    <>
      <Amount fen={ours.netFen} />
      <p className="truncate">
        {events[transaction.event]} · {ours.order?.no ?? transaction.subjectNo}
      </p>
      <ChannelNumber value={ours.channelNo} />
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <Time at={ours.at} shape="full" />
        {mayOpen && (
          <Link
            to={`/finance/ledger?search=${transaction.no}&open=${transaction.id}`}
            className="text-accent-ink underline"
          >
            {transaction.no}
          </Link>
        )}
      </p>
    </>
  )
}

function Theirs({ theirs }: { theirs: NonNullable<PairProps['theirs']> }) {
  const text = useWords(reconWords)
  return (
    <>
      <Amount fen={theirs.netFen} />
      <p className="truncate">
        {text.billKinds[theirs.kind]}
        {theirs.merchantNo && ` · ${theirs.merchantNo}`}
      </p>
      <ChannelNumber value={theirs.channelNo} />
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <Time at={theirs.at} shape="full" />
        {theirs.feeFen > 0 && (
          <span>
            {text.billKinds.fee} <Money fen={theirs.feeFen} />
          </span>
        )}
      </p>
    </>
  )
}

function Amount({ fen }: { fen: number }) {
  return (
    <p className="text-base font-medium">
      <Balance fen={fen} />
    </p>
  )
}

function ChannelNumber({ value }: { value: string }) {
  return (
    <p className="flex items-center gap-1 text-xs text-muted">
      <span className="truncate">{value}</span>
      <Copy value={value} />
    </p>
  )
}
