import type { DragEvent } from 'react'

const kind = 'application/x-citydesk-chat'

/** The id of the dragged conversation. */
export const dragged = {
  begin(event: DragEvent, id: number): void {
    event.dataTransfer.setData(kind, String(id))
    event.dataTransfer.effectAllowed = 'move'
  },
  isChat: (event: DragEvent): boolean => event.dataTransfer.types.includes(kind),
  idOf: (event: DragEvent): number => Number(event.dataTransfer.getData(kind)),
}
