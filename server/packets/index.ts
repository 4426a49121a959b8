import type { packets } from '#contract/money/packets.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { approve, openred, reject, revoke } from './decisions.ts'
import { allowance, list } from './list.ts'
import { send } from './send.ts'

export { openByPeer } from './open.ts'
export { startPackets } from './start.ts'

export const packetsHandlers: Handlers<typeof packets> = { send, list, allowance, approve, reject, revoke, openred }
