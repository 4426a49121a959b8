import { useEffect, useState } from 'react'
import { moneyText } from '#contract/base/money.ts'
import { sides } from '#contract/money/accounts.ts'
import type { LedgerPosting } from '#contract/money/ledger-rows.ts'
import { api } from '#web/kit/api.ts'
import { Link } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { useList } from '#web/shared/list/useList.ts'
import { FreshPill } from '#web/ui/list/FreshPill.tsx'
import { PrintedRest } from '#web/ui/list/PrintedRest.tsx'
import { useVirtualRows } from '#web/ui/list/virtualRows.ts'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { recordWords } from '#words/desk/shell.ts'
import { accountWords, ledgerWords } from '#words/money/ledger.ts'
import { transactionAddress } from '../question.ts'

type TAccountProps = { id: number; from: string; to: string }

/** In px: the amount, what happened, when and the balance after it. */
const rowHeight = 80

/** The postings of an account in these days, the newest first, as far as somebody scrolls; each opens its transaction. */
export function TAccount({ id, from, to }: TAccountProps) {
  const text = useWords(accountWords)
  const { fresh } = useWords(recordWords)
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const list = useList(api.ledger.postings, { id, from, to })
  const { rows } = list
  const { items, inSight, height } = useVirtualRows(box, {
    count: rows.length,
    size: rowHeight,
    head: 0,
    activeAt: -1,
    keyOf: at => rows[at]?.id ?? at,
  })
  const isNearEnd = (inSight.at(-1)?.index ?? 0) >= rows.length - 8
  useEffect(() => {
    if (isNearEnd && list.hasMore && !list.error) list.more()
  }, [isNearEnd, list])

  if (list.error && rows.length === 0) return <Failed error={list.error} onAgain={list.again} />
  if (list.isLoading) return <Skeletons widths={[60, 90, 75]} />
  if (rows.length === 0) return <Empty>{text.noPostings}</Empty>
  return (
    <div className="relative -m-5 h-[calc(100%+40px)]">
      {list.fresh > 0 && <FreshPill label={fresh(list.fresh)} onShow={list.showFresh} />}
      <div ref={setBox} className="h-full overflow-y-auto" aria-busy={list.isStale || list.isLoadingMore}>
        <ol className="relative" style={{ height }}>
          {items.map(({ index, key, start }) => {
            const posting = rows[index]
            return posting && <PostingRow key={key} posting={posting} start={start} />
          })}
        </ol>
        <PrintedRest list={list} />
      </div>
    </div>
  )
}

function PostingRow({ posting, start }: { posting: LedgerPosting; start: number }) {
  return (
    <li
      className="absolute inset-x-0 top-0 border-b border-line"
      style={{ height: rowHeight, transform: `translateY(${start}px)` }}
    >
      <Link
        to={transactionAddress(posting.transactionId)}
        className="grid h-full grid-cols-2 px-5 -outline-offset-2 hover:bg-hover max-desktop:px-4"
      >
        {sides.map(side => (
          <span
            key={side}
            className={`grid min-w-0 content-center gap-0.5 ${side === 'debit' ? 'border-r-2 border-line-strong pr-4' : 'pl-4'}`}
          >
            {posting.side === side && <Posting posting={posting} />}
          </span>
        ))}
      </Link>
    </li>
  )
}

function Posting({ posting }: { posting: LedgerPosting }) {
  const { balanceIs } = useWords(accountWords)
  const { events, sides: names } = useWords(ledgerWords)
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span className="sr-only">{names[posting.side]}</span>
        <span className="truncate text-sm">{events[posting.event]}</span>
        <span className="ml-auto shrink-0 font-medium">
          <Money fen={posting.amountFen} />
        </span>
      </span>
      <span className="truncate text-xs text-muted">{posting.description || posting.subjectNo}</span>
      <span className="flex flex-wrap justify-between gap-x-2 text-xs text-muted">
        <Time at={posting.at} />
        {posting.balanceFen !== null && <span>{balanceIs(moneyText(posting.balanceFen))}</span>}
      </span>
    </>
  )
}
