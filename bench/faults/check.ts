import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { type Audience, isFor, type Person } from './people.ts'
import type { Device } from './readers.ts'
import type { Written } from './writers.ts'

export type Result = {
  committed: number
  /** One for each committed notification and each of its recipients. */
  due: number
  delivered: number
  /** Due, but received by none of the person's devices. */
  lost: number
  /** Answered with success, but not in the database. */
  unstored: number
  /** Received, but never committed. */
  uncommitted: number
  /** Received or acknowledged by somebody who is no recipient. */
  misdelivered: number
  /** Repeated deliveries to a device. */
  duplicates: number
  /** Of these, repeated without a reconnect and before 40 s. */
  tooSoon: number
  connections: number
}

type Row = Audience & { id: number }

/** Compares what the devices received with the database. Recipients are computed by `isFor`, independently of the server. */
export async function check(db: Kysely<Tables>, written: Written, devices: Device[]): Promise<Result> {
  const rows = await readRows(db)
  const byId = new Map(rows.map(row => [row.id, row]))
  const byPerson = Map.groupBy(devices, ({ person }) => person)
  const result: Result = {
    committed: rows.length,
    due: 0,
    delivered: 0,
    lost: 0,
    unstored: await countUnstored(db, written, byId),
    uncommitted: 0,
    misdelivered: await countForeignReceipts(db, byId, [...byPerson.keys()]),
    duplicates: 0,
    tooSoon: 0,
    connections: 0,
  }
  for (const [person, own] of byPerson) {
    const missing = missingAt(person, own, rows)
    result.due += rows.filter(row => isFor(person, row)).length
    result.lost += missing.length
  }
  result.delivered = result.due - result.lost
  for (const device of devices) addDevice(result, device, byId, written)
  return result
}

function addDevice(result: Result, device: Device, byId: Map<number, Row>, written: Written): void {
  for (const [id, times] of device.arrived) {
    const row = byId.get(id)
    if (!row || written.rolledBack.has(id)) result.uncommitted += 1
    else if (!isFor(device.person, row)) result.misdelivered += 1
    result.duplicates += times - 1
  }
  result.tooSoon += device.tooSoon
  result.connections += device.connections
}

/** Ids of the person's notifications that none of their devices has received. */
export function missingAt(person: Person, devices: Device[], rows: Row[]): number[] {
  return rows
    .filter(row => isFor(person, row) && !devices.some(({ arrived }) => arrived.has(row.id)))
    .map(row => row.id)
}

export async function readRows(db: Kysely<Tables>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, to_user_id as "userId", to_permission as permission, city_code as "cityCode", is_for_all as "isForAll"
    from notifications order by id`.execute(db)
  return rows
}

async function countUnstored(
  db: Kysely<Tables>,
  { committed, paid }: Written,
  byId: Map<number, Row>,
): Promise<number> {
  const { rows } = await sql<{ no: string }>`
    select params ->> 'no' as no from notifications where kind = 'food.paid'`.execute(db)
  const notified = new Set(rows.map(row => row.no))
  return [...committed].filter(id => !byId.has(id)).length + [...paid].filter(no => !notified.has(no)).length
}

async function countForeignReceipts(db: Kysely<Tables>, byId: Map<number, Row>, people: Person[]): Promise<number> {
  const receipts = await db.selectFrom('notification_receipts').select(['user_id', 'notification_id']).execute()
  const persons = new Map(people.map(person => [person.id, person]))
  return receipts.filter(({ user_id, notification_id }) => {
    const [person, row] = [persons.get(user_id), byId.get(notification_id)]
    return person && row && !isFor(person, row)
  }).length
}

/** A sentence for each violation. */
export function violationsIn(result: Result): string[] {
  const { lost, unstored, uncommitted, misdelivered, tooSoon, duplicates, delivered, committed, connections } = result
  const violations: string[] = []
  if (lost > 0) violations.push(`${lost} notifications did not reach a recipient`)
  if (unstored > 0) violations.push(`${unstored} writes were answered with success and are not in the database`)
  if (uncommitted > 0) violations.push(`${uncommitted} received notifications were never committed`)
  if (misdelivered > 0) violations.push(`${misdelivered} were received or acknowledged by somebody who is no recipient`)
  if (tooSoon > 0) violations.push(`${tooSoon} were repeated on one connection before a repetition was due`)
  if (duplicates > delivered) violations.push(`${duplicates} duplicates are more than the ${delivered} deliveries`)
  if (committed < 50 || connections < 20) violations.push('too little happened for this to prove anything')
  return violations
}
