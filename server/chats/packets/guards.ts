import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { type PacketAction, type PacketState, packetMachine, packets } from '#contract/money/packets.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { PacketRecord } from './table.ts'

type Guarded = Pick<PacketRecord, 'state' | 'direction' | 'staff_id'>

const operations = { ...packets, claim: packets.openred } satisfies Record<PacketAction, unknown>

/** Why this member of staff may not do it with the packet now, or null: for what the view offers and the handler refuses. */
export function packetGuard(packet: Guarded, action: PacketAction, caller: Caller): Reason | null {
  if (!may(caller, operations[action].needs)) return 'noPermission'
  const isMine = packet.staff_id === caller.userId
  const can = (move: 'approve' | 'reject' | 'revoke' | 'open') =>
    canMove(packetMachine, { state: packet.state, kind: packet.direction }, move, 'staff')
  switch (action) {
    case 'approve':
    case 'reject':
      if (isMine) return 'ownRequest'
      return can(action) ? null : 'packetNotInThisState'
    case 'revoke':
      if (!isMine && !caller.permissions.has('chats.monitor')) return 'noPermission'
      if (packet.direction === 'in') return 'packetNotInThisState'
      return can('revoke') ? null : notSentReason(packet)
    case 'claim':
      if (packet.direction === 'out') return 'packetNotForUs'
      return can('open') ? null : notSentReason(packet)
  }
}

const notSentReasons: Partial<Record<PacketState, Reason>> = { opened: 'packetOpened', expired: 'packetExpired' }

/** Why a packet cannot be opened or taken back: what became of it. */
function notSentReason({ state }: Guarded): Reason {
  return notSentReasons[state] ?? 'packetNotInThisState'
}
