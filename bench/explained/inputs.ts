import fc from 'fast-check'
import { sql } from 'kysely'
import type { Operation } from '#contract/base/operation.ts'
import type { Database } from '#server/kit/database.ts'
import { refuseUnstorable } from '#server/kit/field-sentences.ts'
import { inputsOf } from '../../e2e/setup/data/schema-inputs.ts'

type Target = { id: number | string; version?: number; no?: string }
/** Records that are there, by feature, in each state; and values that fields may have. */
export type Known = { targets: ReadonlyMap<string, readonly Target[]>; values: ReadonlyMap<string, readonly unknown[]> }

const seed = 1
/** So many records of a feature are acted on, the oldest and the newest in each state, among so many at either end. */
const [mostTargets, looked] = [40, 5000]
/** Each of them with so many different inputs. */
const inputsForTarget = 2

/** Where the records of a feature are that its ids name, if not in a table of its name. */
const tables: Readonly<Record<string, string>> = {
  users: "(select * from users where kind <> 'staff')",
  staff: "(select * from users where kind = 'staff' and id > 1)",
  people: 'users',
  account: 'sessions',
  dispatch: 'orders',
  recon: 'recon_days',
  ledger: 'ledger_accounts',
  webhooks: 'webhook_endpoints',
  webhookDeliveries: 'webhooks',
  chatTyping: 'chats',
  quickReplies: 'chat_quick_replies',
}
const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
const featureOf = ({ name }: Operation) => name.split('.')[0] ?? ''

/** Reads what is there. */
export async function readKnown(db: Database, operations: readonly Operation[]): Promise<Known> {
  const targets = new Map<string, readonly Target[]>()
  for (const feature of new Set(operations.map(featureOf))) {
    targets.set(feature, await targetsOf(db, tables[feature] ?? snake(feature)))
  }
  const ids = async (from: string) =>
    (await sql<{ id: number }>`select ${sql.raw(from)} limit 5`.execute(db)).rows.map(({ id }) => id)
  const nos = (await sql<{ no: string }>`select no from orders order by id desc limit 5`.execute(db)).rows.map(
    ({ no }) => no,
  )
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const cities = ['410100', '410300']
  const staff = [1, 2, 3]
  const words = ['王', '王记面馆1', '顾客', '19800000001', '0001', '豆腐', '欧阳']
  const online = await ids("user_id as id from workers where kind = 'rider' and work_status = 'online'")
  const customers = await ids('user_id as id from customers')
  const shops = await ids('id from merchants')
  const fields: Record<string, readonly unknown[]> = {
    cityCode: cities,
    city: cities,
    search: words,
    words,
    shop: ['北门口早点铺', '王记面馆1'],
    plate: ['A12345', '1'],
    orderNo: nos,
    orderNos: nos,
    orderId: await ids('id from orders'),
    chatId: await ids('id from chats'),
    workerId: online,
    riderId: online,
    customerId: customers,
    merchantId: shops,
    personId: customers,
    userId: [...staff, ...customers],
    assigneeId: staff,
    agentId: staff,
    toId: staff,
    byId: staff,
    from: [day(1), day(30), day(300)],
    to: [day(0)],
    firstDay: [day(2), day(300)],
    lastDay: [day(0), day(1)],
    day: [day(1), day(40)],
    reason: ['核对后处理'],
  }
  return { targets, values: new Map(Object.entries(fields)) }
}

async function targetsOf(db: Database, from: string): Promise<Target[]> {
  const [table = ''] = /\w+$/.exec(from.replace(/^\(select \* from (\w+).*$/, '$1')) ?? []
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db)
  const columns = rows.map(({ name }) => name)
  const id = ['id', 'user_id', 'order_id'].find(name => columns.includes(name))
  if (id === undefined) return []
  const column = (name: string) => (columns.includes(name) ? sql.ref(name) : sql`null`)
  const states = ['service', 'kind', 'state', 'stage', 'status'].filter(name => columns.includes(name))
  const end = (order: 'asc' | 'desc') =>
    sql`(select * from ${sql.raw(from)} as all_of_them order by ${sql.ref(id)} ${sql.raw(order)} limit ${looked})`
  const found = await sql<{ id: Target['id']; version: number | null; no: string | null }>`
    select id, version, no from (
      select ${sql.ref(id)} as id, ${column('version')} as version, ${column('no')} as no,
        row_number() over (partition by ${sql.join([sql`1`, ...states.map(state => sql.ref(state))])} order by ${sql.ref(id)}) as from_first,
        row_number() over (partition by ${sql.join([sql`1`, ...states.map(state => sql.ref(state))])} order by ${sql.ref(id)} desc) as from_last
      from (select distinct on (${sql.ref(id)}) * from (${end('asc')} union all ${end('desc')}) both_ends) ends) ranked
    where from_first = 1 or from_last = 1 order by from_first limit ${mostTargets}`.execute(db)
  return found.rows.map(({ version, no, ...row }) => ({
    ...row,
    ...(version !== null && { version }),
    ...(no !== null && { no }),
  }))
}

/** Inputs that the operation takes, about records that are there. */
export function inputsFor(operation: Operation, known: Known, count: number): unknown[] {
  const { input: schema } = operation
  const isTaken = (value: unknown) => schema.safeParse(value).success && isStorable(value)
  const sampled = fc
    .sample(inputsOf(schema), { numRuns: count * 30, seed })
    .filter(isTaken)
    .slice(0, count)
  const inputs = [...(isTaken({}) ? [{}] : []), ...sampled]
  const targets = known.targets.get(featureOf(operation)) ?? []
  return inputs.flatMap((input, at) => {
    if (typeof input !== 'object' || input === null) return [input]
    const near = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, nearest(known, name, value, at)]),
    )
    return aboutTargets(isTaken(near) ? near : input, targets, at).filter(isTaken)
  })
}

function isStorable(value: unknown): boolean {
  try {
    refuseUnstorable(value)
    return true
  } catch {
    return false
  }
}

function nearest({ values }: Known, name: string, value: unknown, at: number): unknown {
  const pool = values.get(name)
  if (!pool || pool.length === 0) return value
  return Array.isArray(value) ? value.map((_, place) => pool[(at + place) % pool.length]) : pool[at % pool.length]
}

/** The same about each of the records, as it is now; what names none stays as it is. */
function aboutTargets(input: object, targets: readonly Target[], at: number): object[] {
  if (targets.length === 0) return [input]
  const one = targets[at % targets.length]
  if ('ids' in input) return [{ ...input, ids: targets.slice(0, 5).map(({ id }) => id) }]
  if ('targets' in input)
    return [{ ...input, targets: targets.slice(0, 5).map(({ id, version }) => ({ id, version })) }]
  if ('id' in input) {
    if (at >= inputsForTarget) return []
    return targets.map(({ id, version }) => ({
      ...input,
      id,
      ...('version' in input && version !== undefined && { version }),
    }))
  }
  return 'no' in input && one?.no !== undefined ? [{ ...input, no: one.no }] : [input]
}
