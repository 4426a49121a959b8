import type { Simulation } from '#city/services/simulation.ts'
import { type CityOrder, tryBegin } from '#city/world/order-book.ts'
import type { WorkerKind } from '#contract/base/machine.ts'

const problems = ['联系不上顾客', '顾客拒收', '地址有误，找不到', '物品洒漏', '路上车辆故障']

type Rider = { by: WorkerKind; workerId: string }

/** One order in fifty cannot be handed over. True if this is one and the server accepted the report. */
export async function reportsProblem(simulation: Simulation, order: CityOrder, rider: Rider): Promise<boolean> {
  const random = simulation.chanceOf('problem', order.key)
  if (simulation.isCooperative || !random.chance(0.02) || !tryBegin(order, 'problem')) return false
  const isFlagged = await simulation.sendEvent(order, { ...rider, event: 'flag', reason: random.pick(problems) })
  if (isFlagged && random.chance(0.6)) simulation.run(settle(simulation, order, rider, random.between(4, 10) * 60))
  return isFlagged
}

/** Most problems are resolved when the customer calls back. The others wait for staff. */
async function settle(simulation: Simulation, order: CityOrder, rider: Rider, seconds: number): Promise<void> {
  if (await simulation.isUnchangedAfter(order, seconds))
    await simulation.sendEvent(order, { ...rider, event: 'resume' })
}
