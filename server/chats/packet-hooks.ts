import type { Fen } from '#contract/base/values.ts'
import type { PacketRow } from '#contract/money/packets.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import type { PeerRecord } from './open/peers.ts'
import type { ChatRecord } from './thread/chat.ts'

/** What conversations need of red packets. That feature is built on this one, so that it registers itself here. */
type PacketHooks = {
  /** Adds the packet of a message that came in. */
  receive(
    change: Change,
    chat: ChatRecord,
    peer: PeerRecord,
    sent: { amountFen: Fen; greeting: string; messageId: string },
  ): Promise<{ id: number }>
  /** The last packets of a person, as this reader may see them. */
  listOfPeer(db: Database, caller: Caller, peerId: number): Promise<PacketRow[]>
}

let registered: PacketHooks | undefined

export function registerPackets(hooks: PacketHooks): void {
  registered = hooks
}

export function packetHooks(): PacketHooks {
  if (!registered) throw new Error('Red packets are not registered: call startPackets() of server/chats/packets first.')
  return registered
}
