import { expect } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { startMoney } from '../../setup/money/money.ts'
import type { Product } from '../../setup/product.ts'
import { openStaff } from '../../setup/staff.ts'
import { textsFrom } from '../payloads.ts'
import { chatWriters } from './chats.ts'
import { complaintWriters } from './complaints.ts'
import { messageWriters, writeTemplates } from './messages.ts'
import { writeMoney } from './money.ts'
import { orderWriters } from './orders.ts'
import { peopleWriters } from './people.ts'
import { plainWriters } from './plain.ts'
import { reviewWriters } from './reviews.ts'
import type { Rest, Sources, Writer } from './writer.ts'

/** Every text that people can bring into the product by the open API, and that staff write, by what they do. */
const writers: Readonly<Record<string, Writer>> = {
  ...orderWriters,
  ...chatWriters,
  ...peopleWriters,
  ...reviewWriters,
  ...complaintWriters,
  ...messageWriters,
  ...plainWriters,
}

type Started = Pick<Product, 'url' | 'appKeys' | 'addApp' | 'addEndpoint' | 'queryDatabase'>

/** So many records of each kind; with seven every long text gets every payload, a short one up to seven of them. Ends with what stops money. */
export async function writeAll(product: Started, records: number): Promise<void> {
  const sources = await openSources(product)
  const money = await startMoney(product)
  await writeMoney(sources, money, records)
  const rests: Rest[] = []
  for (let nth = 0; nth < records; nth++) {
    const writing = Object.entries(writers).map(async ([what, write], place) => {
      const rest = await write(sources, nth, textsFrom(nth + place)).catch((error: unknown) => {
        throw new Error(`${what} ${nth} was not taken.`, { cause: error })
      })
      if (typeof rest === 'function') rests.push(rest as Rest)
    })
    await Promise.all(writing)
  }
  await writeTemplates(sources, records)
  const open = "select from review_cases where state = 'decided'"
  await expect.poll(async () => (await product.queryDatabase(open)).length).toBe(0)
  for (const rest of rests) await rest()
  await money.stop()
}

async function openSources({ url, appKeys, queryDatabase }: Started): Promise<Sources> {
  const apiOf = (role: Role) => createOpenApi({ api: url, app: appKeys[role] })
  const [admin, leader, finance] = await Promise.all(['admin', 'leader', 'finance'].map(name => openStaff(url, name)))
  if (!admin || !leader || !finance) throw new Error('Nobody is there.')
  return {
    apps: { customer: apiOf('customer'), merchant: apiOf('merchant'), rider: apiOf('rider') },
    admin,
    leader,
    finance,
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
