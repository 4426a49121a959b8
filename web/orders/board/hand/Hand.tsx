import { type PointerEvent, type RefObject, useState } from 'react'
import type { BoardOrder, BoardWorker } from '#contract/orders/dispatch.ts'
import { type Hit, isSame } from '#web/orders/board/map/hits.ts'
import { Rings } from '#web/shared/map/Ground.tsx'
import { height, isInside, type Seen, type Spot, spotOf, type View, width } from '#web/shared/map/plot.ts'
import { type Tool, useHand } from './useHand.ts'

type HandProps = {
  plot: RefObject<SVGSVGElement | null>
  seen: Seen
  view: View
  onView: (view: View) => void
  orders: readonly BoardOrder[]
  /** Of the mouse; a finger moves the map unless a tool was chosen. */
  tool: Tool | undefined
  find: (event: PointerEvent<SVGSVGElement>) => Hit | undefined
  hasRings: boolean
  hit: Hit | undefined
  onHit: (hit: Hit | undefined) => void
  onChoose: (ids: readonly number[]) => void
  onToggle: (ids: readonly number[]) => void
  onGive: (worker: BoardWorker) => void
}

/** The pointer over the map: a press on a mark, a line round orders, or the map is moved. */
export function Hand({ plot, seen, view, onView, orders, tool, find, hasRings, hit, onHit, ...acts }: HandProps) {
  const { onChoose, onToggle, onGive } = acts
  const [pressed, setPressed] = useState<Hit>()
  const toolOf = ({ pointerType }: PointerEvent) => tool ?? (pointerType === 'touch' ? 'move' : 'line')
  const hand = useHand({
    plot,
    view,
    onView,
    toolFor(event) {
      const under = find(event)
      setPressed(under)
      // A finger may begin to move the map on a mark as well.
      return under && toolOf(event) === 'line' ? 'nothing' : toolOf(event)
    },
    onPress(event) {
      const under = find(event)
      hover(under)
      if (!under || !isSame(under, pressed)) return
      if (under.kind === 'worker') onGive(under.worker)
      else onToggle(under.group.ids)
    },
    onLine(line: readonly Spot[]) {
      const inside = orders.filter(order => order.from && isInside(spotOf(order.from, view), line))
      onChoose(inside.map(({ id }) => id))
    },
  })
  function hover(under: Hit | undefined): void {
    if (!isSame(under, hit)) onHit(under)
  }

  const cursor = hand.isMoving
    ? 'cursor-grabbing'
    : hit
      ? 'cursor-pointer'
      : tool === 'move'
        ? 'cursor-grab'
        : 'cursor-crosshair'
  return (
    <svg
      ref={plot}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      onPointerDown={hand.begin}
      onPointerMove={event => {
        hand.move(event)
        if (hand.isFree()) hover(find(event))
      }}
      onPointerUp={hand.end}
      onPointerCancel={() => {
        hand.cancel()
        hover(undefined)
      }}
      onPointerLeave={event => event.pointerType === 'mouse' && hand.isFree() && hover(undefined)}
      className={`absolute inset-0 block size-full touch-none select-none ${cursor}`}
    >
      {hasRings && <Rings view={view} pixel={seen.pixel} />}
      {hand.line.length > 1 && (
        <polygon
          points={hand.line.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-accent/10 stroke-accent"
          strokeDasharray="6 4"
        />
      )}
    </svg>
  )
}
