import { expect, test } from 'vitest'
import { allowedMoves } from '#contract/base/machine.ts'
import { type ChatMove, type ChatState, chatMachine } from './chat.ts'

/** Every state × mover, written out by hand. */
const possible: Record<ChatState, Record<'staff' | 'peer' | 'clock', ChatMove[]>> = {
  queued: { staff: ['claim', 'assign'], peer: [], clock: ['assign'] },
  open: {
    staff: ['takeOver', 'answer', 'requeue', 'snooze', 'resolve'],
    peer: ['requeue'],
    clock: ['requeue', 'resolve'],
  },
  pending: {
    staff: ['takeOver', 'answer', 'requeue', 'snooze', 'resolve'],
    peer: ['ask', 'requeue'],
    clock: ['requeue', 'resolve'],
  },
  snoozed: {
    staff: ['takeOver', 'answer', 'requeue', 'wake', 'resolve'],
    peer: ['ask', 'requeue'],
    clock: ['requeue', 'wake', 'resolve'],
  },
  resolved: { staff: ['reopen'], peer: ['reopen'], clock: [] },
}

test.each(chatMachine.states)('The moves of a conversation in %s', state => {
  for (const by of ['staff', 'peer', 'clock'] as const) {
    expect([by, allowedMoves(chatMachine, { state }, by)]).toEqual([by, possible[state][by]])
  }
})

test('Every state of a conversation has a move', () => {
  for (const state of chatMachine.states) expect(allowedMoves(chatMachine, { state }, 'staff')).not.toEqual([])
})
