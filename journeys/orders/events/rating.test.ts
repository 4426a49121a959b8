import { beforeAll, describe, expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { orders } from '#contract/orders/orders.ts'
import { compareFigures, foldChanges } from '#server/dashboard/figures/index.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let boss: Desk

beforeAll(async () => {
  boss = await server.signIn('super_admin', { name: '老板' })
})

const rate = (facts: Record<string, unknown>) => ({ event: 'rate', by: 'customer', facts }) as const

describe('a rating of a customer', () => {
  test('stands on the order and in its timeline, with phone numbers masked', async () => {
    const order = await server.fixtures.order('completed')
    await server.fixtures.sendEvent(order, rate({ score: 2, comment: '太慢了，打我电话 13800138000' }))
    const { rating, timeline, state } = await boss.call(orders.get, { no: order.no })
    expect(state).toBe('completed')
    expect(rating).toMatchObject({ score: 2, comment: expect.stringContaining('太慢了') })
    expect(rating?.comment).not.toContain('13800138000')
    expect(timeline.at(-1)).toMatchObject({ action: 'rate', actor: { kind: 'customer' } })
  })

  test('is given once, and from 1 to 5', async () => {
    const order = await server.fixtures.order('completed')
    const attempt = (facts: Record<string, unknown>) => server.fixtures.sendEvent(order, rate(facts))
    await expect(attempt({ score: 6 })).rejects.toThrow('facts.score')
    await expect(attempt({})).rejects.toThrow('facts.score')
    expect((await boss.call(orders.get, { no: order.no })).rating).toBeNull()
    await attempt({ score: 5 })
    await expect(attempt({ score: 1 })).rejects.toThrow()
    expect((await boss.call(orders.get, { no: order.no })).rating).toMatchObject({ score: 5, comment: '' })
  })

  test('is the last step of the funnel, and its average is in the ranks of riders and shops', async () => {
    const worker = await server.fixtures.rider({ name: '罗晓磊' })
    const shop = `评分小馆${worker.id}`
    const { merchant } = server.fixtures.writeOrder()
    const written = { merchant: { ...merchant, name: shop } }
    for (const score of [5, 4, null]) {
      const order = await server.fixtures.orderOf('food', 'completed', { worker, written })
      if (score !== null) await server.fixtures.sendEvent(order, rate({ score }))
    }
    await foldChanges(server.db)
    expect(await compareFigures(server.db)).toMatchObject({ wrong: 0 })
    const { steps } = await boss.call(dashboard.funnel, { service: 'food' })
    const [completed, rated] = steps.slice(-2)
    expect([completed?.step, rated?.step]).toEqual(['completed', 'rated'])
    expect(rated).toMatchObject({ dropped: 0, pending: (completed?.count ?? 0) - (rated?.count ?? 0) })
    const listed = await boss.call(orders.list, { service: 'food', reached: 'rated', limit: 200 })
    expect(listed.rows).toHaveLength(rated?.count ?? 0)
    for (const [side, name] of [
      ['worker', '罗晓磊'],
      ['merchant', shop],
    ] as const) {
      const { rows } = await boss.call(dashboard.rank, { side })
      expect(rows.find(row => row.name === name)).toMatchObject({ completed: 3, ratingAverage: 4.5 })
    }
  })
})
