import CirclePause from 'lucide-react/icons/circle-pause'
import CirclePlay from 'lucide-react/icons/circle-play'
import { Suspense, useState } from 'react'
import type { OrderSettlement, SettlementAction } from '#contract/money/settlement.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { settlementsWords } from '#words/money/settlements.ts'
import { SettlementBadge } from './SettlementBadge.tsx'
import { ShareTable } from './ShareTable.tsx'

const HoldDialog = lazily(async () => (await import('./HoldDialog.tsx')).HoldDialog)

const icons = { hold: CirclePause, unhold: CirclePlay } satisfies Record<SettlementAction, unknown>

/** What the parties of an order get from it, what stops that, and holding it. Nothing while nothing was paid. */
export function Settlement({ orderId }: { orderId: number }) {
  const text = useWords(settlementsWords)
  // A refund of the order changes what there is to divide.
  const { data, error, refetch } = useRead(api.settlements.ofOrder, { id: orderId }, { alsoOf: ['orders'] })
  const [action, setAction] = useState<SettlementAction>()
  const settlement = data?.settlement
  if (settlement === null) return null
  return (
    <section aria-labelledby="settlement" className="grid gap-3 border-t border-line pt-4">
      <div className="flex min-h-control flex-wrap items-center gap-2">
        <h3 id="settlement" className="font-medium">
          {text.title}
        </h3>
        {settlement && <SettlementBadge settlement={settlement} />}
        <span className="ml-auto flex gap-2">
          {settlement?.allowed.map(each => (
            <Button
              key={each}
              icon={icons[each]}
              look={each === 'hold' ? 'risky' : 'plain'}
              onClick={() => setAction(each)}
            >
              {text.actions[each]}
            </Button>
          ))}
        </span>
      </div>
      {settlement && <Standing settlement={settlement} />}
      {settlement && <StoppedBy complaints={settlement.stoppedBy} />}
      {settlement && <ShareTable settlement={settlement} />}
      {!settlement &&
        (error ? <Failed error={error} onAgain={() => void refetch()} /> : <Skeletons widths={[70, 50]} />)}
      <Suspense>
        {action && settlement && (
          <HoldDialog action={action} settlement={settlement} onClose={() => setAction(undefined)} />
        )}
      </Suspense>
    </section>
  )
}

/** The open complaints that stop it. */
function StoppedBy({ complaints }: { complaints: OrderSettlement['stoppedBy'] }) {
  const text = useWords(settlementsWords)
  if (complaints.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-muted">{text.stoppedBy}</span>
      {complaints.map(({ id, no }) => (
        <Link key={id} to={`/tousu?tab=all&id=${id}`} className="text-accent-ink hover:underline">
          {no}
        </Link>
      ))}
    </p>
  )
}

/** Why nothing is divided or released now, and who decided that. */
function Standing({ settlement: { stopReason, hold } }: { settlement: OrderSettlement }) {
  const text = useWords(settlementsWords)
  const print = useTimeFormat('short')
  if (hold) {
    return (
      <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
        <span className="mr-2 font-medium">{text.heldBy(hold.by, print(hold.at))}</span>
        <span className="break-words">{hold.reason}</span>
      </p>
    )
  }
  if (stopReason === null) return null
  return <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">{text.reasons[stopReason]}</p>
}
