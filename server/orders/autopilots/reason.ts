import { shanghaiTime } from '#contract/base/shanghai.ts'
import type { Planned } from '#server/orders/dispatch/index.ts'
import { autopilotReasonWords } from '#words/orders/dispatch.ts'

/** What the timeline says of an order that was assigned by itself; in Chinese, as everything that is stored. */
export function autopilotReason({ minutes, doneAt, sameFrom, sameWay }: Planned): string {
  const { by, near, done, shop, way } = autopilotReasonWords
  return [
    by.zh,
    minutes !== null && near.zh(minutes),
    doneAt !== null && done.zh(shanghaiTime(doneAt)),
    sameFrom > 0 && shop.zh(sameFrom),
    sameFrom === 0 && sameWay > 0 && way.zh(sameWay),
  ]
    .filter(Boolean)
    .join('，')
}
