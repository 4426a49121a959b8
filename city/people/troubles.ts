import type { Street } from '#city/services/street.ts'
import { type CityOrder, isFirst } from '#city/world/book.ts'
import type { WorkerKind } from '#contract/base/machine.ts'

const troubles = ['联系不上顾客', '顾客拒收', '地址有误，找不到', '物品洒漏', '路上车辆故障']

type Rider = { by: WorkerKind; workerId: string }

/** One order in fifty comes into trouble at the door: true if this one has, and the desk was told. */
export async function meetsTrouble(street: Street, order: CityOrder, rider: Rider): Promise<boolean> {
  const random = street.chanceOf('trouble', order.key)
  if (street.isObliging || !random.chance(0.02) || !isFirst(order, 'trouble')) return false
  const isFlagged = await street.act(order, { ...rider, event: 'flag', reason: random.pick(troubles) })
  if (isFlagged && random.chance(0.6)) street.begin(settle(street, order, rider, random.between(4, 10) * 60))
  return isFlagged
}

/** Most troubles end by themselves: the customer calls back. The others wait for the desk. */
async function settle(street: Street, order: CityOrder, rider: Rider, seconds: number): Promise<void> {
  if (await street.waits(order, seconds)) await street.act(order, { ...rider, event: 'resume' })
}
