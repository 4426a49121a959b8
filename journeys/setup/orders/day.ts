import { orders } from '#contract/orders/orders.ts'
import { planOf, type Service, services } from '#contract/orders/service.ts'
import { isDone } from '../process/city.ts'
import type { Desk } from './desk.ts'

type Row = { id: number; version: number; state: string; service: Service; paidFen: number }
type Decision = (desk: Desk, row: Row) => Promise<unknown>

const reason = '当日处理'
const said = ({ id, version }: Row) => ({ id, version, reason })
/** What a desk does about what waits for it, besides assigning; an order of one state always the same way. */
const decisions: Partial<Record<string, Decision>> = {
  'food/delivering/exception': (desk, row) => desk.call(row.id % 2 ? orders.resume : orders.sendBack, said(row)),
  'errand/exception': (desk, row) => desk.call(row.id % 2 ? orders.resume : orders.sendBack, said(row)),
  'express/abnormal_signed': (desk, row) => desk.call(orders.complete, said(row)),
  'companion/arbitrating': (desk, row) => arbitrate(desk, row),
  'challenge/disputed': (desk, row) => desk.call(orders.judge, { ...said(row), winner: 'customer' }),
}

function arbitrate(desk: Desk, row: Row): Promise<unknown> {
  if (row.id % 3 === 0) return desk.call(orders.awardCustomer, said(row))
  if (row.id % 3 === 1) return desk.call(orders.awardCompanion, said(row))
  const customerFen = Math.floor(row.paidFen / 3)
  const companionFen = Math.floor(row.paidFen / 2)
  const platformFen = row.paidFen - customerFen - companionFen
  return desk.call(orders.split, { ...said(row), customerFen, companionFen, platformFen })
}

/** Decides what waits for a word of the desk. How much it decided. */
export async function decideOnce(desk: Desk): Promise<number> {
  let decided = 0
  for (const service of services) {
    for (const queue of ['exception', 'arbitrate', 'dispute'] as const) {
      if (!(queue in planOf(service).queues)) continue
      const { rows } = await desk.call(orders.list, { service, queue })
      for (const row of rows) {
        const decide = decisions[`${service}/${row.state}`]
        if (decide && (await isDone(decide(desk, row)))) decided++
      }
    }
  }
  return decided
}
