import { expect } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { startMoney } from '../../setup/money/money.ts'
import type { Product } from '../../setup/product.ts'
import { openStaff } from '../../setup/staff.ts'
import { textsFrom } from '../payloads.ts'
import { chatFeeders } from './chats.ts'
import { complaintFeeders } from './complaints.ts'
import type { Feed, Feeder, Rest } from './feeder.ts'
import { feedTemplates, messageFeeders } from './messages.ts'
import { feedMoney } from './money.ts'
import { orderFeeders } from './orders.ts'
import { peopleFeeders } from './people.ts'
import { reviewFeeders } from './reviews.ts'

/** Every text that people can bring into the product by the open API, and that staff write, by what they do. */
const feeders: Readonly<Record<string, Feeder>> = {
  ...orderFeeders,
  ...chatFeeders,
  ...peopleFeeders,
  ...reviewFeeders,
  ...complaintFeeders,
  ...messageFeeders,
}

type Started = Pick<Product, 'url' | 'appKeys' | 'addApp' | 'addEndpoint' | 'queryDatabase'>

/** So many records of each kind; with this many every field gets every payload that fits. Ends with what stops money. */
export async function feedAll(product: Started, records: number): Promise<void> {
  const feed = await openFeed(product)
  const money = await startMoney(product)
  await feedMoney(feed, money, records)
  const rests: Rest[] = []
  for (let nth = 0; nth < records; nth++) {
    const feeding = Object.entries(feeders).map(async ([what, feeder], place) => {
      const rest = await feeder(feed, nth, textsFrom(nth + place)).catch((error: unknown) => {
        throw new Error(`${what} ${nth} was not taken.`, { cause: error })
      })
      if (typeof rest === 'function') rests.push(rest as Rest)
    })
    await Promise.all(feeding)
  }
  await feedTemplates(feed, records)
  const open = "select from review_cases where state = 'decided'"
  await expect.poll(async () => (await product.queryDatabase(open)).length).toBe(0)
  for (const rest of rests) await rest()
  await money.stop()
}

async function openFeed({ url, appKeys, queryDatabase }: Started): Promise<Feed> {
  const apiOf = (role: Role) => createOpenApi({ api: url, app: appKeys[role] })
  const [admin, leader, finance] = await Promise.all(['admin', 'leader', 'finance'].map(name => openStaff(url, name)))
  if (!admin || !leader || !finance) throw new Error('Nobody is there.')
  return {
    apps: { customer: apiOf('customer'), merchant: apiOf('merchant'), rider: apiOf('rider') },
    ...{ admin, leader, finance },
    async idOf(table, no) {
      const [id, column] = keys[table] ?? ['id', 'no']
      const rows = (await queryDatabase(`select ${id}::int as id from ${table} where ${column} = '${no}'`)) as {
        id: number
      }[]
      if (!rows[0]) throw new Error(`There is no ${no} in ${table}.`)
      return rows[0].id
    },
  }
}

/** Id and number of tables that call them otherwise, or whose number only the app knows. */
const keys: Readonly<Record<string, readonly [id: string, no: string]>> = {
  workers: ['user_id', 'external_id'],
  merchants: ['id', 'external_id'],
  complaints: ['id', 'external_no'],
}
