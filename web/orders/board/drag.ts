import type { DragEvent } from 'react'

const kind = 'application/x-citydesk-orders'

/** The ids of the dragged orders. */
export const dragged = {
  begin(event: DragEvent, ids: readonly number[]): void {
    event.dataTransfer.setData(kind, ids.join(','))
    event.dataTransfer.effectAllowed = 'move'
  },
  isOrders: (event: DragEvent): boolean => event.dataTransfer.types.includes(kind),
  idsOf: (event: DragEvent): number[] => event.dataTransfer.getData(kind).split(',').filter(Boolean).map(Number),
}
