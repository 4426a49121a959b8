import { describe, expect, test } from 'vitest'
import { allowedMoves } from '#contract/base/machine.ts'
import { type WorkerMove, workerMachine, workerMoves, workerStatuses } from '#contract/people/worker-machine.ts'
import { workers } from '#contract/people/workers.ts'
import type { Caller } from '#server/kit/caller.ts'
import { workerGuard } from './guard.ts'

type Worker = Parameters<typeof workerGuard>[0]

const all = workerMoves.map(move => workers[move].needs)
const plain: Worker = { work_status: 'online', user_status: 'enabled', load: 0 }

function callerWith(permissions: readonly string[]): Caller {
  return {
    sessionId: 1,
    userId: 1,
    name: '',
    roleCodes: [],
    permissions: new Set(permissions),
    isSuper: false,
    mustDo: null,
    cityCodes: null,
    expiresAt: 0,
  }
}

/** The moves that are offered, by status. */
function offered(worker: Worker, permissions: readonly string[] = all): Record<string, WorkerMove[]> {
  return Object.fromEntries(
    workerStatuses.map(state => [
      state,
      allowedMoves(workerMachine, { state }, 'staff').filter(
        move => workerGuard(worker, move, callerWith(permissions)) === null,
      ),
    ]),
  )
}

describe('what staff may do with a worker', () => {
  test('depends on the status', () => {
    expect(offered(plain)).toEqual({
      enabled: ['pcUpSend', 'disable', 'freeze', 'resign', 'forceOffline', 'changeScore'],
      disabled: ['pcUpSend', 'enable', 'resign', 'forceOffline', 'changeScore'],
      frozen: ['pcUpSend', 'unfreeze', 'resign', 'forceOffline', 'changeScore'],
      resigned: [],
    })
  })

  for (const move of workerMoves) {
    test(`${move} needs its permission`, () => {
      const others = all.filter(code => code !== workers[move].needs)
      expect(workerGuard(plain, move, callerWith(others))).toBe('noPermission')
      expect(workerGuard(plain, move, callerWith([workers[move].needs]))).toBeNull()
    })
  }

  test('a ban cannot be ended here', () => {
    const { disabled, frozen } = offered({ ...plain, user_status: 'banned' })
    expect([disabled, frozen].flat()).not.toEqual(expect.arrayContaining(['enable']))
    expect([disabled, frozen].flat()).not.toEqual(expect.arrayContaining(['unfreeze']))
    expect(workerGuard({ ...plain, user_status: 'banned' }, 'enable', callerWith(all))).toBe('workerBanned')
  })

  test('a worker with orders in hand cannot resign, and one who is offline cannot be set offline', () => {
    expect(workerGuard({ ...plain, load: 1 }, 'resign', callerWith(all))).toBe('workerHasOrders')
    const guarded = workerGuard({ ...plain, work_status: 'offline' }, 'forceOffline', callerWith(all))
    expect(guarded).toBe('workerStandsElsewhere')
  })
})

test('the moves of jobs and bans are not offered to staff', () => {
  expect(workerMoves).not.toEqual(expect.arrayContaining(['endFreeze']))
  expect(allowedMoves(workerMachine, { state: 'frozen' }, 'clock')).toEqual(['endFreeze', 'expire'])
  expect(allowedMoves(workerMachine, { state: 'frozen' }, 'platform')).toEqual(['ban', 'unban'])
  expect(allowedMoves(workerMachine, { state: 'disabled' }, 'platform')).toEqual([])
  expect(allowedMoves(workerMachine, { state: 'resigned' }, 'clock')).toEqual([])
})
