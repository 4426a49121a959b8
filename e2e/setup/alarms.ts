import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { Refused } from '#city/api/open-api.ts'
import { createPopulation } from '#city/people/population.ts'
import type { Product } from './product.ts'

type AppAccess = Pick<Product, 'city' | 'apps'>

/** Repeats the event until the state of the order permits it. */
async function riderDoes({ apps }: AppAccess, no: string, event: 'grab' | 'pickUp' | 'flag'): Promise<void> {
  const workerId = createPopulation().riders[0]?.externalId ?? ''
  const reason = event === 'flag' ? '顾客电话打不通' : ''
  for (const until = Date.now() + 60_000; ; await pause(30)) {
    try {
      return await apps.send(no, { event, by: 'rider', workerId, reason })
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
