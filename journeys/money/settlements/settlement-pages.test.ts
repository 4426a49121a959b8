import { expect, test } from 'vitest'
import { settlements } from '#contract/money/settlements.ts'
import { heldMeals, longSessions } from '../../setup/money/settlements.ts'
import { withServerPerTest } from '../../setup/process/server.ts'

const server = withServerPerTest({ settings: longSessions })

test('The list of settlements of some days shows what was settled last first, each once over its pages', async () => {
  const finance = await server.signIn('finance')
  const meals = await heldMeals(server, finance, 3)
  // In another order than they were placed, two in the same moment.
  const settledAt = (ago: number) => new Date(Date.now() - ago * 60_000)
  for (const [at, ago] of [5, 9, 5].entries())
    await server.db
      .updateTable('settlements')
      .set({ settled_at: settledAt(ago) })
      .where('order_id', '=', meals[at]?.id ?? 0)
      .execute()
  const question = {
    queue: 'all' as const,
    from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    limit: 1,
  }
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await finance.call(settlements.list, { ...question, ...(after && { after }) })
    seen.push(...page.rows.map(({ no }) => no))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toEqual([meals[2]?.no, meals[0]?.no, meals[1]?.no])
  expect(await finance.call(settlements.sums, { queue: 'all', from: question.from })).toMatchObject({ count: 3 })
})
