import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/kit/database.ts'
import { type Audience, isFor, type Person } from './people.ts'
import type { Device } from './readers.ts'
import type { Written } from './writers.ts'

export type Verdict = {
  committed: number
  /** Each committed notification once for each person it is for. */
  due: number
  delivered: number
  /** Due, and arrived at none of the person's devices. */
  lost: number
  /** Answered with yes, and not in the database. */
  unkept: number
  /** Arrived, and never committed. */
  uncommitted: number
  /** Arrived at somebody it is not for, or acknowledged in the name of somebody it is not for. */
  foreign: number
  /** Arrivals at a device beyond the first. */
  duplicates: number
  /** Of these, more than a reconnection or 40 s explain. */
  tooSoon: number
  /** Connections that were made. */
  connections: number
}

type Row = Audience & { id: number }

/** Holds what was heard against what the database has; people and their rights are judged by a rule of our own. */
export async function check(db: Kysely<Tables>, written: Written, devices: Device[]): Promise<Verdict> {
  const rows = await readRows(db)
  const byId = new Map(rows.map(row => [row.id, row]))
  const byPerson = Map.groupBy(devices, ({ person }) => person)
  const verdict: Verdict = {
    committed: rows.length,
    due: 0,
    delivered: 0,
    lost: 0,
    unkept: await countUnkept(db, written, byId),
    uncommitted: 0,
    foreign: await countForeignReceipts(db, byId, [...byPerson.keys()]),
    duplicates: 0,
    tooSoon: 0,
    connections: 0,
  }
  for (const [person, own] of byPerson) {
    const missing = missingAt(person, own, rows)
    verdict.due += rows.filter(row => isFor(person, row)).length
    verdict.lost += missing.length
  }
  verdict.delivered = verdict.due - verdict.lost
  for (const device of devices) addDevice(verdict, device, byId, written)
  return verdict
}

function addDevice(verdict: Verdict, device: Device, byId: Map<number, Row>, written: Written): void {
  for (const [id, times] of device.arrived) {
    const row = byId.get(id)
    if (!row || written.undone.has(id)) verdict.uncommitted += 1
    else if (!isFor(device.person, row)) verdict.foreign += 1
    verdict.duplicates += times - 1
  }
  verdict.tooSoon += device.tooSoon
  verdict.connections += device.connections
}

/** What is for the person and has not arrived at any of their devices yet. */
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

async function countUnkept(db: Kysely<Tables>, { committed, paid }: Written, byId: Map<number, Row>): Promise<number> {
  const { rows } = await sql<{ no: string }>`
    select params ->> 'no' as no from notifications where kind = 'food.paid'`.execute(db)
  const told = new Set(rows.map(row => row.no))
  return [...committed].filter(id => !byId.has(id)).length + [...paid].filter(no => !told.has(no)).length
}

async function countForeignReceipts(db: Kysely<Tables>, byId: Map<number, Row>, people: Person[]): Promise<number> {
  const receipts = await db.selectFrom('notification_receipts').select(['user_id', 'notification_id']).execute()
  const persons = new Map(people.map(person => [person.id, person]))
  return receipts.filter(({ user_id, notification_id }) => {
    const [person, row] = [persons.get(user_id), byId.get(notification_id)]
    return person && row && !isFor(person, row)
  }).length
}

/** What must hold, in words; empty when all does. */
export function faultsIn(verdict: Verdict): string[] {
  const { lost, unkept, uncommitted, foreign, tooSoon, duplicates, delivered, committed, connections } = verdict
  const said: string[] = []
  if (lost > 0) said.push(`${lost} notifications never reached somebody they were for`)
  if (unkept > 0) said.push(`${unkept} things were answered with yes and are not in the database`)
  if (uncommitted > 0) said.push(`${uncommitted} arrived that were never committed`)
  if (foreign > 0) said.push(`${foreign} arrived at, or were acknowledged for, somebody they were not for`)
  if (tooSoon > 0) said.push(`${tooSoon} came twice on one connection before a repetition was due`)
  if (duplicates > delivered) said.push(`${duplicates} duplicates are more than the ${delivered} deliveries`)
  if (committed < 50 || connections < 20) said.push('too little happened for this to prove anything')
  return said
}
