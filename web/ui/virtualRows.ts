import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'

type VirtualRowsProps = {
  count: number
  /** Height of a row and of the head above all of them, in px. */
  size: number
  head: number
  /** The row to bring into sight when it becomes another; -1 for none. */
  activeAt: number
  keyOf: (at: number) => number | string
}

export type VirtualRow = { key: number | string; index: number; start: number }

/** The few rows that are in sight, how high all of them are, and how wide the box is, in px. */
export function useVirtualRows(box: RefObject<HTMLDivElement | null>, props: VirtualRowsProps) {
  const { count, size, head, activeAt, keyOf } = props
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => size,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin: head,
    scrollPaddingStart: head,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size, and nothing else, asks for new measures
  useEffect(() => virtual.measure(), [size])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move to another row may scroll
  useEffect(() => {
    if (activeAt >= 0) virtual.scrollToIndex(activeAt)
  }, [activeAt])

  const items: VirtualRow[] = virtual
    .getVirtualItems()
    .map(({ key, index, start }) => ({ key: key as number | string, index, start: start - head }))
  return { items, height: virtual.getTotalSize(), width: virtual.scrollRect?.width ?? 0 }
}

/** Where a key leads among `count` rows; undefined for a key that leads nowhere. */
export function rowAfterKey(key: string, activeAt: number, count: number): number | undefined {
  const to = { ArrowDown: activeAt + 1, ArrowUp: activeAt - 1, Home: 0, End: count - 1, Enter: activeAt }[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1))
}
