import { expect, test } from 'vitest'
import { type PacketAction, type PacketState, packetActions, packetMachine } from '#contract/money/packets.ts'
import type { Caller } from '#server/kit/caller.ts'
import { packetGuard } from './guards.ts'

const me = 1
const colleague = 2
const caller = (...permissions: string[]) => ({ userId: me, permissions: new Set(permissions) }) as unknown as Caller
const agent = caller('chats.reply', 'chats.sendPacket')
const leader = caller('chats.reply', 'chats.sendPacket', 'chats.approvePacket', 'chats.monitor')

const allowed = (packet: Parameters<typeof packetGuard>[0], who: Caller) =>
  packetActions.filter(action => packetGuard(packet, action, who) === null)

/** Of a packet that a colleague gave: what its sender, another agent and a leader may do. Written out by hand. */
const expected: Record<PacketState, { sender: PacketAction[]; agent: PacketAction[]; leader: PacketAction[] }> = {
  pending_approval: { sender: [], agent: [], leader: ['approve', 'reject'] },
  sent: { sender: ['revoke'], agent: [], leader: ['revoke'] },
  opened: { sender: [], agent: [], leader: [] },
  expired: { sender: [], agent: [], leader: [] },
  revoked: { sender: [], agent: [], leader: [] },
  rejected: { sender: [], agent: [], leader: [] },
}

test.each(packetMachine.states)('The allowed moves of a packet in %s', state => {
  const own = { state, direction: 'out', staff_id: me } as const
  const others = { ...own, staff_id: colleague }
  expect(allowed(own, agent)).toEqual(expected[state].sender)
  expect(allowed(others, agent)).toEqual(expected[state].agent)
  expect(allowed(others, leader)).toEqual(expected[state].leader)
  expect(allowed(others, caller())).toEqual([])
})

test.each(packetMachine.states)('An incoming packet can only be claimed, and only while it is sent: %s', state => {
  const incoming = { state, direction: 'in', staff_id: null } as const
  expect(allowed(incoming, leader)).toEqual(state === 'sent' ? ['claim'] : [])
  expect(allowed(incoming, caller('chats.view'))).toEqual([])
})

test('A refusal says why', () => {
  const packet = (state: PacketState, staff_id = me, direction: 'out' | 'in' = 'out') => ({
    state,
    staff_id,
    direction,
  })
  expect(packetGuard(packet('pending_approval'), 'approve', leader)).toBe('ownRequest')
  expect(packetGuard(packet('sent', colleague), 'approve', leader)).toBe('packetNotInThisState')
  expect(packetGuard(packet('sent', colleague), 'revoke', agent)).toBe('noPermission')
  expect(packetGuard(packet('opened'), 'revoke', agent)).toBe('packetOpened')
  expect(packetGuard(packet('expired'), 'revoke', agent)).toBe('packetExpired')
  expect(packetGuard(packet('sent'), 'claim', agent)).toBe('packetNotForUs')
})
