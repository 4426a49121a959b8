import { packets } from '#contract/money/packets.ts'
import { feature } from '#server/kit/feature.ts'
import { approve, openred, reject, revoke } from './decisions.ts'
import { allowance, approval, list } from './list.ts'
import { send } from './send.ts'
import { startPackets } from './start.ts'

export const packetsFeature = feature(
  packets,
  { send, list, allowance, approval, approve, reject, revoke, openred },
  { start: [startPackets] },
)
