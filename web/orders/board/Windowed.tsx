import { type ReactNode, type UIEvent, useState } from 'react'
import { usePrinting } from '#web/ui/list/printing.ts'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'

type WindowedProps<Item extends { id: number | string }> = {
  /** Undefined while they are asked for. */
  items: readonly Item[] | undefined
  /** What stands there without any. */
  empty?: string
  /** Of each row, in px. */
  heightOf: (item: Item) => number
  children: (item: Item) => ReactNode
}

/** Up to so many are drawn whole. */
const mostWhole = 40
/** In px, above and below what is in sight, so that Tab goes on. */
const beyond = 500
const step = 240

/** A list of rows whose height is known; of a long one only those in sight are drawn, and some beyond. */
export function Windowed<Item extends { id: number | string }>({ items, empty, ...rows }: WindowedProps<Item>) {
  if (!items)
    return (
      <div className="p-3">
        <Skeletons widths={[60, 80, 40]} />
      </div>
    )
  return empty && items.length === 0 ? <Empty>{empty}</Empty> : <Rows items={items} {...rows} />
}

type RowsProps<Item extends { id: number | string }> = Omit<WindowedProps<Item>, 'items' | 'empty'> & {
  items: readonly Item[]
}

function Rows<Item extends { id: number | string }>({ items, heightOf, children }: RowsProps<Item>) {
  const [sight, setSight] = useState({ top: 0, high: 1000 })
  const isWhole = usePrinting() || items.length <= mostWhole
  const ends = endsOf(items, heightOf)
  const whole = ends.at(-1) ?? 0
  const first = isWhole
    ? 0
    : Math.max(
        0,
        ends.findIndex(end => end > Math.min(sight.top - beyond, whole - 1)),
      )
  const after = isWhole ? -1 : ends.findIndex(end => end > sight.top + sight.high + beyond)
  const last = after < 0 ? items.length : after + 1

  function scroll({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>): void {
    const top = Math.floor(scrollTop / step) * step
    const high = clientHeight + step
    if (top !== sight.top || high !== sight.high) setSight({ top, high })
  }

  return (
    <ul onScroll={isWhole ? undefined : scroll} className="relative min-h-0 flex-1 overflow-y-auto">
      {!isWhole && <li aria-hidden style={{ height: ends[first - 1] ?? 0 }} />}
      {items.slice(first, last).map((item, at) => (
        <li
          key={item.id}
          aria-setsize={items.length}
          aria-posinset={first + at + 1}
          className="overflow-hidden border-b border-line"
          style={{ height: heightOf(item) }}
        >
          {children(item)}
        </li>
      ))}
      {!isWhole && <li aria-hidden style={{ height: whole - (ends[last - 1] ?? 0) }} />}
    </ul>
  )
}

/** How far down each row reaches. */
function endsOf<Item>(items: readonly Item[], heightOf: (item: Item) => number): number[] {
  let end = 0
  return items.map(item => {
    end += heightOf(item)
    return end
  })
}
