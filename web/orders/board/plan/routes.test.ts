import { expect, test } from 'vitest'
import type { Proposal } from '#contract/orders/dispatch.ts'
import { legsOf, metresOf } from './routes.ts'

const at = (lng: number) => ({ lng, lat: 34.76 })
const proposal = (id: number, shop: string, from: number, to: number) =>
  ({
    order: { id, from: { name: shop, ...at(from) }, to: { name: '', ...at(to) } },
    worker: { id: 7, name: '' },
  }) as unknown as Proposal

test('a route goes to each shop and door in turn, and to one shop once for orders that follow each other', () => {
  const own = [
    proposal(1, '面馆', 113.61, 113.62),
    proposal(2, '面馆', 113.61, 113.63),
    proposal(3, '茶铺', 113.64, 113.65),
  ]
  const legs = legsOf(7, at(113.6), own)
  expect(legs.map(({ from, to }) => [from.lng, to.lng])).toEqual([
    [113.6, 113.61],
    [113.61, 113.62],
    [113.62, 113.63],
    [113.63, 113.64],
    [113.64, 113.65],
  ])
  expect(new Set(legs.map(({ of }) => of)).size).toBe(5)
})

test('of a worker whose place is not known the route begins at the first shop, and an order without a shop goes to its door', () => {
  const bought = proposal(1, '', 0, 113.62)
  bought.order.from = null
  expect(legsOf(7, undefined, [proposal(1, '面馆', 113.61, 113.62)])).toHaveLength(1)
  expect(legsOf(7, at(113.6), [bought])).toMatchObject([{ from: at(113.6), to: at(113.62) }])
})

test('a way is as long as its parts', () => {
  const kilometre = 1 / 111.195
  const way = [at(113.6), { lng: 113.6, lat: 34.76 + kilometre }, { lng: 113.6, lat: 34.76 + 3 * kilometre }]
  expect(metresOf(way)).toBeCloseTo(3000, 0)
  expect(metresOf(way.slice(0, 1))).toBe(0)
})
