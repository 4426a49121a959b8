import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { Refused } from '#city/api/open-api.ts'
import { createPopulation } from '#city/people/population.ts'
import type { Product } from './product.ts'

type AppAccess = Pick<Product, 'city' | 'apps'>

/** The rider of `riderDoes`. */
export const riderId = createPopulation().riders[0]?.externalId ?? ''

/** Repeats the event until the state of the order permits it. */
export async function riderDoes(
  { apps }: Pick<AppAccess, 'apps'>,
  no: string,
  event: 'grab' | 'pickUp' | 'flag' | 'deliver',
  position?: { lng: number; lat: number },
): Promise<void> {
  const workerId = riderId
  const reason = event === 'flag' ? '顾客电话打不通' : ''
  for (const until = Date.now() + 60_000; ; await pause(30)) {
    try {
      return await apps.send(no, { event, by: 'rider', workerId, reason, ...(position && { position }) })
    } catch (error) {
      if (!(error instanceof Refused) || Date.now() > until) throw error
    }
  }
}

/** An order with a delivery problem, which raises an alarm. */
export async function orderInTrouble(product: AppAccess): Promise<string> {
  const { no } = await product.city.placeOrder()
  for (const event of ['grab', 'pickUp', 'flag'] as const) await riderDoes(product, no, event)
  return no
}

export const alarmOf = (page: Page, no: string) =>
  page.getByRole('region', { name: '未处理的警报' }).getByRole('listitem').filter({ hasText: no })
