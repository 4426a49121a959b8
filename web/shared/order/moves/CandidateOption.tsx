import MapPin from 'lucide-react/icons/map-pin'
import type { Candidate } from '#contract/orders/dispatch.ts'
import { useWords } from '#web/kit/words.ts'
import { Arrival } from '#web/shared/order/Arrival.tsx'
import { kilometres } from '#web/shared/order/distance.ts'
import { Avatar } from '#web/ui/show/Avatar.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { orderMovesWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'

type CandidateOptionProps = {
  id: string
  worker: Candidate
  chosen: boolean
  onChoose: () => void
  onGive: () => void
}

/** One worker: distance, time, what goes the same way, load and arrival or, if unavailable, why. */
export function CandidateOption({ id, worker, chosen, onChoose, onGive }: CandidateOptionProps) {
  const text = useWords(orderMovesWords)
  const { obstacle } = worker
  const look = obstacle ? 'cursor-not-allowed text-muted' : 'cursor-pointer hover:bg-hover'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={obstacle !== null}
      onClick={obstacle ? undefined : onChoose}
      onDoubleClick={obstacle ? undefined : onGive}
      className={`flex items-center gap-3 rounded-md px-2 py-2 text-sm ${look} ${chosen ? 'bg-accent-soft' : ''}`}
    >
      <Avatar name={worker.name} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="truncate font-medium">{worker.name}</span>
          <span className="shrink-0 text-xs text-muted">{worker.phone}</span>
        </span>
        <Reasons worker={worker} />
      </span>
      <span className="grid justify-items-end gap-0.5 text-xs whitespace-nowrap">
        {obstacle ? (
          <Badge>{text.obstacles[obstacle]}</Badge>
        ) : (
          <span className="text-muted">{text.load(worker.load, worker.capacity)}</span>
        )}
        {!obstacle && <Arrival at={worker.doneAt} late={worker.lateMinutes} />}
      </span>
    </div>
  )
}

/** How far it is, and which orders in hand go the same way. */
function Reasons({
  worker: { distanceM, minutes, waitMinutes, sameFrom, sameWay },
}: Pick<CandidateOptionProps, 'worker'>) {
  const text = useWords(orderMovesWords)
  const { kilometres: inKilometres } = useWords(orderWords)
  const said = [
    distanceM !== null && inKilometres(kilometres(distanceM)),
    minutes !== null && text.about(minutes),
    waitMinutes > 0 && text.waits(waitMinutes),
    sameFrom > 0 && text.sameFrom(sameFrom),
    sameWay > 0 && text.sameWay(sameWay),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <span className="flex min-w-0 items-center gap-1 text-xs text-muted">
      <MapPin size={11} aria-hidden className="shrink-0" />
      <span>{said.join(' · ')}</span>
    </span>
  )
}
