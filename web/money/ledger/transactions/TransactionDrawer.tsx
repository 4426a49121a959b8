import Undo2 from 'lucide-react/icons/undo-2'
import type { LedgerTransaction } from '#contract/money/ledger-rows.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { ledgerWords, transactionWords } from '#words/money/ledger.ts'
import { LineTable } from '../LineTable.tsx'
import { linkClass, orderAddress, subjectAddress } from '../links.ts'
import { transactionAddress } from '../question.ts'
import { useServiceName } from '../useServiceName.ts'

type TransactionDrawerProps = {
  id: number
  /** The row of the list, shown until the record is loaded. */
  row: LedgerTransaction | undefined
  onStep: (step: -1 | 1) => void
  onTakeBack: (transaction: LedgerTransaction) => void
  onClose: () => void
}

/** The drawer of a transaction: its lines as debits and credits, and what it is about. */
export function TransactionDrawer({ id, row, onStep, onTakeBack, onClose }: TransactionDrawerProps) {
  const text = useWords(transactionWords)
  const { data, error, refetch } = useRead(api.ledger.get, { id })
  const transaction = data ?? row
  return (
    <RecordDrawer
      kind={`${text.transaction} ${transaction?.no ?? ''}`}
      title={
        transaction && (
          <>
            <span className="truncate">{transaction.no}</span>
            <Copy value={transaction.no} />
          </>
        )
      }
      head={transaction && <Head transaction={transaction} onTakeBack={onTakeBack} />}
      panel="transaction-facts"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {transaction ? (
        <div className="grid gap-5">
          <LineTable lines={transaction.lines.map(line => ({ ...line, side: line.line }))} />
          <About transaction={transaction} />
        </div>
      ) : (
        !error && <Skeletons widths={[60, 90, 75]} />
      )}
    </RecordDrawer>
  )
}

type HeadProps = { transaction: LedgerTransaction; onTakeBack: (transaction: LedgerTransaction) => void }

function Head({ transaction, onTakeBack }: HeadProps) {
  const text = useWords(transactionWords)
  const { events } = useWords(ledgerWords)
  const canTakeBack = useMay('ledger.adjust') && !transaction.reversedBy && !transaction.reverses
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">{events[transaction.event]}</Badge>
        {transaction.reversedBy && <Badge tone="warn">{text.isReversed}</Badge>}
        <span className="ml-auto text-xl font-semibold">
          <Money fen={transaction.totalFen} />
        </span>
      </div>
      {canTakeBack && (
        <div>
          <Button icon={Undo2} look="risky" onClick={() => onTakeBack(transaction)}>
            {text.takeBack}
          </Button>
        </div>
      )}
    </>
  )
}

function About({ transaction }: { transaction: LedgerTransaction }) {
  const text = useWords(transactionWords)
  const serviceName = useServiceName()
  const { order, channelNo, reverses, reversedBy } = transaction
  const address = subjectAddress(transaction)
  return (
    <Facts>
      <Fact name={text.at}>
        <Time at={transaction.at} shape="full" />
      </Fact>
      {transaction.subjectNo !== order?.no && (
        <Fact name={text.columns.business}>
          <span className="flex flex-wrap gap-x-3">
            {transaction.subjectNo}
            {address && (
              <Link to={address} className={linkClass}>
                {text.openRecord}
              </Link>
            )}
          </span>
        </Fact>
      )}
      {order && (
        <Fact name={text.columns.order}>
          <span className="flex flex-wrap gap-x-3">
            {`${serviceName(order.service)} ${order.no}`}
            <Link to={orderAddress(order)} className={linkClass}>
              {text.openOrder}
            </Link>
          </span>
        </Fact>
      )}
      {channelNo !== null && (
        <Fact name={text.columns.channelNo}>
          <span className="flex items-center">
            <span className="min-w-0 break-all">{channelNo}</span>
            <Copy value={channelNo} />
          </span>
        </Fact>
      )}
      <Fact name={text.columns.by}>{transaction.by || text.system}</Fact>
      {transaction.description && <Fact name={text.description}>{transaction.description}</Fact>}
      {reverses && <Other name={text.reverses} transaction={reverses} />}
      {reversedBy && <Other name={text.reversedBy} transaction={reversedBy} />}
    </Facts>
  )
}

function Other({ name, transaction: { id, no } }: { name: string; transaction: { id: number; no: string } }) {
  return (
    <Fact name={name}>
      <Link to={transactionAddress(id)} className={linkClass}>
        {no}
      </Link>
    </Fact>
  )
}
