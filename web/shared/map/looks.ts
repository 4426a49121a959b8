import type { BoardWorker } from '#contract/orders/dispatch.ts'

/** Shape and number repeat what the colour says: filled is free, a number is the orders in hand, hollow is offline. */
export const presenceLooks: Record<BoardWorker['presence'], string> = {
  idle: 'fill-accent-fill stroke-surface',
  busy: 'fill-good-ink stroke-surface',
  weak: 'fill-warn-soft stroke-warn-ink',
  offline: 'fill-surface stroke-muted',
}
