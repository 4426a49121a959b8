import MapPin from 'lucide-react/icons/map-pin'
import type { Candidate } from '#contract/orders/dispatch.ts'
import { useWords } from '#web/kit/words.ts'
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

/** One worker: distance, load and, if unavailable, why. */
export function CandidateOption({ id, worker, chosen, onChoose, onGive }: CandidateOptionProps) {
  const text = useWords(orderMovesWords)
  const { kilometres: inKilometres } = useWords(orderWords)
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
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{worker.name}</span>
        <span className="block text-xs text-muted">{worker.phone}</span>
      </span>
      <span className="grid justify-items-end gap-0.5 text-xs whitespace-nowrap">
        {worker.distanceM !== null && (
          <span className="flex items-center justify-end gap-1">
            <MapPin size={11} aria-hidden />
            {[inKilometres(kilometres(worker.distanceM)), worker.minutes !== null && text.about(worker.minutes)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {obstacle ? (
          <Badge>{text.obstacles[obstacle]}</Badge>
        ) : (
          <span className="text-muted">
            {[worker.sameFrom > 0 && text.sameFrom(worker.sameFrom), text.load(worker.load, worker.capacity)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
    </div>
  )
}
