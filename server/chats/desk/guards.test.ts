import { describe, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import { type ChatAction, type ChatState, chatActions, chatClocks, chatMachine } from '#contract/chats/chat.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import type { Caller } from '#server/kit/caller.ts'
import { chatGuard, type Guarded, recallGuard } from './guards.ts'

const me = 1
const colleague = 2
const agent = ['chats.view', 'chats.reply', 'chats.sendPacket', 'chats.mute']
const caller = (permissions: string[], userId = me) =>
  ({ userId, permissions: new Set(permissions) }) as unknown as Caller

const chat = (state: ChatState, more: Partial<Guarded> = {}): Guarded => ({
  state,
  assignee_id: state === 'queued' ? null : me,
  offered_to: null,
  resolved_at: state === 'resolved' ? Date.now() : null,
  muted_until: null,
  ...more,
})

const allowed = (guarded: Guarded, who: Caller) =>
  chatActions.filter(action => chatGuard(guarded, action, who, usualSetting) === null)

/** Written out by hand, not read off the machine. */
const ofAssignee: Record<ChatState, ChatAction[]> = {
  queued: ['claim', 'reply', 'note', 'upone', 'sendPacket', 'mute'],
  open: ['reply', 'note', 'transfer', 'snooze', 'resolve', 'upone', 'sendPacket', 'mute'],
  pending: ['reply', 'note', 'transfer', 'snooze', 'resolve', 'upone', 'sendPacket', 'mute'],
  snoozed: ['reply', 'note', 'transfer', 'wake', 'resolve', 'upone', 'sendPacket', 'mute'],
  resolved: ['note', 'reopen', 'upone', 'mute'],
}
const ofColleague: Record<ChatState, ChatAction[]> = {
  queued: ['claim', 'reply', 'note', 'upone', 'sendPacket', 'mute'],
  open: ['note', 'mute'],
  pending: ['note', 'mute'],
  snoozed: ['note', 'mute'],
  resolved: ['note', 'reopen', 'mute'],
}
const ofMonitor: Record<ChatState, ChatAction[]> = {
  queued: ['claim', 'reply', 'note', 'transfer', 'upone', 'sendPacket', 'mute'],
  open: ['takeOver', 'note', 'transfer', 'snooze', 'resolve', 'upone', 'mute'],
  pending: ['takeOver', 'note', 'transfer', 'snooze', 'resolve', 'upone', 'mute'],
  snoozed: ['takeOver', 'note', 'transfer', 'wake', 'resolve', 'upone', 'mute'],
  resolved: ['note', 'reopen', 'upone', 'mute'],
}

describe('What is allowed in each state', () => {
  test.each(chatMachine.states)('%s', state => {
    const others = chat(state, state === 'queued' ? {} : { assignee_id: colleague })
    expect(allowed(chat(state), caller(agent))).toEqual(ofAssignee[state])
    expect(allowed(others, caller(agent))).toEqual(ofColleague[state])
    expect(allowed(others, caller([...agent, 'chats.monitor']))).toEqual(ofMonitor[state])
    expect(allowed(others, caller(['chats.view']))).toEqual([])
  })
})

test('A message is recalled by its sender, while it is new and they may write', () => {
  const sent = { by: 'staff', sender_id: me, kind: 'text', at: Date.now() } as const
  const reasonOf = (message: Parameters<typeof recallGuard>[0], permissions = agent) =>
    recallGuard(message, caller(permissions), usualSetting)
  const old = Date.now() - usualSetting('chats.recall') * 1000
  expect([sent, { ...sent, at: old }, { ...sent, sender_id: colleague }].map(message => reasonOf(message))).toEqual([
    null,
    'recallTooLate',
    'notYourMessage',
  ])
  expect(reasonOf({ ...sent, kind: 'packet' })).toBe('notYourMessage')
  expect(reasonOf(sent, ['chats.view', 'chats.monitor'])).toBe('noPermission')
})

test('Only moves that the machine permits to staff are allowed', () => {
  const moves = { claim: 'claim', takeOver: 'takeOver', transfer: 'requeue', snooze: 'snooze', wake: 'wake' } as const
  const all = { ...moves, resolve: 'resolve', reopen: 'reopen' } as const
  for (const state of chatMachine.states) {
    for (const assignee_id of [null, me, colleague]) {
      const found = allowed(chat(state, { assignee_id }), caller([...agent, 'chats.monitor']))
      for (const action of found) {
        if (!(action in all)) continue
        const move = action === 'transfer' && state === 'queued' ? 'assign' : all[action as keyof typeof all]
        expect([state, action, canMove(chatMachine, { state }, move, 'staff')]).toEqual([state, action, true])
      }
    }
  }
})

test('The slower of two is refused because a colleague has it, or that the state has changed', () => {
  const reason = (guarded: Guarded, action: ChatAction) => chatGuard(guarded, action, caller(agent), usualSetting)
  expect(reason(chat('open', { assignee_id: colleague }), 'claim')).toBe('chatTakenBy')
  expect(reason(chat('open', { assignee_id: colleague }), 'reply')).toBe('chatTakenBy')
  expect(reason(chat('resolved', { assignee_id: colleague }), 'reply')).toBe('chatClosed')
  expect(reason(chat('queued'), 'snooze')).toBe('chatNotInThisState')
  expect(reason(chat('open', { assignee_id: colleague }), 'sendPacket')).toBe('chatTakenBy')
})

test('An offer is made once and answered by its receiver', () => {
  const offered = chat('open', { offered_to: colleague })
  expect(chatGuard(offered, 'answerTransfer', caller(agent, colleague), usualSetting)).toBeNull()
  expect(chatGuard(offered, 'answerTransfer', caller(agent), usualSetting)).toBe('chatNotInThisState')
  expect(chatGuard(offered, 'transfer', caller(agent), usualSetting)).toBe('chatNotInThisState')
})

test('A person is muted once and unmuted once', () => {
  const muted = chat('open', { muted_until: Date.now() + 60_000 })
  expect([
    chatGuard(muted, 'mute', caller(agent), usualSetting),
    chatGuard(muted, 'unmute', caller(agent), usualSetting),
  ]).toEqual(['alreadySo', null])
  const wasMuted = chat('open', { muted_until: Date.now() - 60_000 })
  expect(chatGuard(wasMuted, 'unmute', caller(agent), usualSetting)).toBe('alreadySo')
})

test('A conversation is reopened within a day', () => {
  const resolvedAt = (seconds: number) => chat('resolved', { resolved_at: Date.now() - seconds * 1000 })
  expect(chatGuard(resolvedAt(chatClocks.reopen - 60), 'reopen', caller(agent), usualSetting)).toBeNull()
  expect(chatGuard(resolvedAt(chatClocks.reopen + 60), 'reopen', caller(agent), usualSetting)).toBe('reopenTooLate')
})
