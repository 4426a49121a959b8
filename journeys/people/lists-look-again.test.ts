import { beforeAll, describe, expect, test } from 'vitest'
import type { NudgeWord } from '#contract/desk/nudges.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { withServer } from '../setup/process/server.ts'
import { report, see, target } from './workers-calls.ts'

const server = withServer()
const told: AddressedNudge[] = []
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
  server.runtime.nudgeChannel.subscribe(items => void told.push(...items))
})

/** The cities in which lists look again at this record when something happens. */
async function citiesTold(word: NudgeWord, id: number, happen: () => Promise<unknown>): Promise<unknown[]> {
  told.length = 0
  await happen()
  return told.filter(one => one.word === word && one.id === id).map(({ cityCode }) => cityCode)
}

describe('lists of workers look again', () => {
  test('when the platform bans one, and when it ends the ban', async () => {
    const { id } = await server.fixtures.rider()
    const disabled = await server.fixtures.rider()
    await ops.call(workers.disable, await target(ops, disabled.id))
    for (const worker of [id, disabled.id]) {
      const ban = () => ops.call(users.ban, { id: worker, version: 1, reason: '冒用他人身份' })
      expect(await citiesTold('workers.changed', worker, ban)).toEqual([homeCity])
      const unban = () => ops.call(users.unban, { id: worker, version: 2, reason: '误封' })
      expect(await citiesTold('workers.changed', worker, unban)).toEqual([homeCity])
    }
  })

  test('when an order is not in hand any more and is not over', async () => {
    const loadOf = async ({ worker }: Order) => (await see(ops, worker?.id ?? 0)).load
    const companion = await server.fixtures.orderOf('companion', 'in_service')
    const match = await server.fixtures.orderOf('challenge', 'in_progress', { kind: 'coach' })
    const moves = [
      [companion, { event: 'askRefund', by: 'customer' }],
      [match, { event: 'report', by: 'companion' }],
    ] as const
    for (const [order, move] of moves) {
      expect(await loadOf(order)).toBe(1)
      const happen = () => server.fixtures.sendEvent(order, move)
      expect(await citiesTold('workers.changed', order.worker?.id ?? 0, happen)).toEqual([homeCity])
      expect(await loadOf(order)).toBe(0)
    }
  })

  test('in both cities when one moves from one to the other', async () => {
    const { id } = await server.fixtures.rider()
    const move = () => report(server, id, { cityCode: otherCity })
    expect(await citiesTold('workers.changed', id, move)).toEqual([homeCity, otherCity])
  })
})

test('Lists of shops look again in both cities when one moves from one to the other', async () => {
  const { id, externalId } = await server.fixtures.merchant()
  const move = () => server.fixtures.merchant({ externalId, cityCode: otherCity })
  expect(await citiesTold('merchants.changed', id, move)).toEqual([homeCity, otherCity])
})
