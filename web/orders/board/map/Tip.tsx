import { useWords } from '#web/kit/words.ts'
import type { Obstacles } from '#web/orders/board/useChoice.ts'
import { type Frame, pixelOf } from '#web/shared/map/frame.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { orderMovesWords } from '#words/orders/moves.ts'
import type { Hit } from './hits.ts'

/** What is under the pointer, in words. */
export function Tip({ hit, frame, obstacles }: { hit: Hit; frame: Frame; obstacles: Obstacles }) {
  const text = useWords(dispatchWords)
  const { obstacles: reasons } = useWords(orderMovesWords)
  const obstacle = hit.kind === 'worker' && obstacles.get(hit.worker.id)
  const { x, y } = pixelOf(hit.kind === 'worker' ? hit.worker : hit.group, frame)
  const isRight = x > frame.wide / 2
  return (
    <div
      role="tooltip"
      className="pointer-events-none absolute top-0 left-0 z-10 w-max max-w-56 rounded-md border border-line bg-raised px-2 py-1 text-xs shadow-float"
      style={{
        transform: `translate(${x + (isRight ? -14 : 14)}px, ${y}px) translate(${isRight ? '-100%' : '0'}, -50%)`,
      }}
    >
      {hit.kind === 'worker' ? (
        <>
          <p className="font-medium">{hit.worker.name}</p>
          <p className="text-muted">
            {`${obstacle ? reasons[obstacle] : text.presences[hit.worker.presence]} · ${text.load(hit.worker.load, hit.worker.capacity)} · ${text.score(hit.worker.score)}`}
          </p>
        </>
      ) : (
        <>
          <p className="font-medium">{hit.group.name}</p>
          <p className="text-muted">{text.waitingHere(hit.group.ids.length)}</p>
        </>
      )}
    </div>
  )
}
