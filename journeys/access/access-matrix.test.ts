import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Permission } from '#contract/access/permissions.ts'
import type { Operation } from '#contract/base/operation.ts'
import { refunds } from '#contract/money/refunds.ts'
import { operations } from '#contract/operations.ts'
import { addPacket, addReply, personOf } from '../setup/chats/chats.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { withdrawalOf } from '../setup/money/withdrawals.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, Refused } from '../setup/orders/desk.ts'
import type { Role } from '../setup/people/people.ts'
import { askReadOnly } from '../setup/process/read-only.ts'
import { withServer } from '../setup/process/server.ts'
import { addZone, cityIdOf } from '../setup/zones.ts'
import { addAccount, addRole, call, createStaff } from './access-calls.ts'
import { matrix } from './entries/access-entries.ts'
import type { Entry, Shared, TargetRecords } from './entries/access-entry.ts'
import { createReviewed } from './entries/create-reviewed.ts'
import { createDeposit, createPosted } from './money-records.ts'

const roles: Role[] = ['super_admin', 'ops', 'kefu', 'kefu_leader', 'dispatcher', 'finance', 'auditor', 'viewer']

const server = withServer()
let own: TargetRecords
let foreign: TargetRecords
let shared: Shared
let endReadOnly = async () => {}

beforeAll(async () => {
  own = await createRecords(homeCity)
  foreign = await createRecords(otherCity)
  const { id: menuId } = await server.db.selectFrom('menus').select('id').executeTakeFirstOrThrow()
  shared = { roleId: await addRole(server.db, []), menuId, replyId: await addReply(server.db, own.staffId) }
  // So every question of the contract is one that a replica can answer.
  endReadOnly = askReadOnly(server)
})
afterAll(() => endReadOnly())

test('questions are asked on connections that refuse to write', async () => {
  const writing = server.runtime.reads.ask(db => db.deleteFrom('menus').where('id', '=', 0).execute())
  await expect(writing).rejects.toMatchObject({ code: '25006' })
})

async function createRecords(cityCode: string): Promise<TargetRecords> {
  const order = await server.fixtures.order('preparing/accepted', { cityCode })
  const { customer_id } = await server.db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { id: staffId } = await addAccount(server.db, { cityCodes: [cityCode] })
  const { id: merchantId } = await server.fixtures.merchant({ cityCode })
  const kefu = await server.signIn('kefu')
  const asked = { id: order.id, version: order.version, amountFen: 100, code: 'S05', liability: 'platform' }
  const { refunds: rows } = await kefu.call(refunds.ask, asked)
  const refundId = rows[0]?.id ?? 0
  const { id: agentId } = await addAccount(server.db, { cityCodes: [cityCode], permissions: ['chats.reply'] })
  const written = await personOf(server, { cityCode }).write('外卖到哪里了')
  const chat = { id: written.chatId, messageId: written.id }
  const packetId = await addPacket(server.db, { chatId: chat.id, staffId })
  const workerId = order.worker?.id ?? 0
  const { id: complaintId, no: complaintNo } = await complain(server, { order })
  return {
    cityId: await cityIdOf(server, cityCode),
    zoneId: (await addZone(server, cityCode)).id,
    staffId,
    customerId: customer_id,
    workerId,
    merchantId,
    refundId,
    order,
    eventId: await firstEventOf(order),
    agentId,
    chat,
    packetId,
    complaintId,
    complaintNo,
    ...(await createReviewed(server, cityCode)),
    ...(await createDeposit(server, { cityCode, customerId: customer_id, staffId })),
    ...(await createBatch(cityCode, staffId)),
    ...(await createPosted(server, { customerId: customer_id, staffId, workerId })),
  }
}

async function firstEventOf(order: { id: number }): Promise<number> {
  const { id } = await server.db
    .selectFrom('events')
    .select('id')
    .where('subject', '=', 'orders')
    .where('subject_id', '=', order.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** A withdrawal in a batch that is paused. */
async function createBatch(
  cityCode: string,
  staffId: number,
): Promise<Pick<TargetRecords, 'withdrawalId' | 'withdrawalNo' | 'batchId' | 'batchNo'>> {
  const { id: withdrawalId, no: withdrawalNo } = await withdrawalOf(server, 60_000, { cityCode })
  const { id: batchId, no: batchNo } = await server.db
    .insertInto('payout_batches')
    .values({ created_by_id: staffId, state: 'paused' })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  await server.db.updateTable('withdrawals').set({ batch_id: batchId }).where('id', '=', withdrawalId).execute()
  return { withdrawalId, withdrawalNo, batchId, batchNo }
}

const all: Operation[] = Object.values(operations).flatMap(feature => Object.values(feature))

function entryOf({ name, cityScope }: Operation): Entry {
  const entry: Entry | undefined = matrix[name as keyof typeof matrix]
  if (entry) return entry
  if (cityScope === 'none') return { about: 'everywhere' }
  throw new Error(`${name} has no entry in the matrix.`)
}

type Outcome = { reason: string; answer?: unknown }

async function outcomeOf(desk: Desk, operation: Operation, records: TargetRecords): Promise<Outcome> {
  const input = entryOf(operation).input?.(records, shared) ?? {}
  try {
    return { reason: 'ok', answer: await call(server.url, operation, input, { token: desk.token }) }
  } catch (error) {
    if (error instanceof Refused) return { reason: error.reason }
    throw error
  }
}

/** The expected result, computed without the server from the permissions of the role and the city of the record. */
function expectation(operation: Operation, held: Set<string>, isOwn: boolean): string {
  const { about } = entryOf(operation)
  const mayCall = operation.needs === 'signed-in' || held.has(operation.needs)
  if (!mayCall) return 'noPermission'
  // An operation can require a second permission for its records.
  if (['people.reveal', 'views.list', 'views.add'].includes(operation.name) && !held.has('orders.view'))
    return 'noPermission'
  if (operation.name === 'ledger.trialBalance') return 'needsAllCities'
  if (about === 'record' && !isOwn) return 'notFound'
  return 'accepted'
}

function isAccepted({ name }: Operation, { reason }: Outcome): boolean {
  // Without input it passes the permission check and nothing else.
  if (!(name in matrix)) return ['ok', 'badInput'].includes(reason)
  // Passes permission, input and city, up to the check of state or version.
  return [
    'ok',
    'changedByOther',
    'changedBySystem',
    'assignedByOther',
    'alreadySo',
    'packetNeedsCase',
    'notYourMessage',
    'chatNotInThisState',
    'reviewNotClaimed',
    'reviewTakenBy',
    'batchNotPaused',
    'depositTooLow',
    'tooManyExports',
  ].includes(reason)
}

describe('the access matrix', () => {
  test('has an entry for every operation in cities, and none for an operation that does not exist', () => {
    const names = all.map(({ name }) => name)
    const inCities = all.filter(({ cityScope }) => cityScope === 'own').map(({ name }) => name)
    const entries = Object.keys(matrix)
    expect(inCities.filter(name => !entries.includes(name))).toEqual([])
    expect(entries.filter(name => !names.some(known => known === name))).toEqual([])
  })

  for (const role of roles) {
    test(`${role} of one city is accepted exactly where role and city permit it`, async () => {
      const desk = await server.signIn(role, { cityCodes: [homeCity] })
      const held = new Set<string>(desk.person.permissions)
      const wrong: string[] = []
      for (const operation of ordered()) {
        if (entryOf(operation).about === 'self') {
          const { reason } = await outcomeOf(desk, operation, own)
          if (['noPermission', 'internal'].includes(reason)) wrong.push(`${operation.name}: ${reason}`)
          continue
        }
        // Whoever may not call it is refused before any record is looked at.
        const mayCall = expectation(operation, held, true) !== 'noPermission'
        for (const records of mayCall ? [own, foreign] : [own])
          wrong.push(...(await check(desk, operation, records, held)))
      }
      expect(wrong).toEqual([])
    })
  }

  test('without a token only public operations are accepted', async () => {
    for (const operation of all.filter(({ needs }) => needs !== 'public')) {
      expect(await outcomeOf({ token: '' } as Desk, operation, own), operation.name).toEqual({ reason: 'tokenUnknown' })
    }
  })

  test('with every permission but one, exactly the operations that need it are refused', async () => {
    const everything = [...new Set(all.map(({ needs }) => needs))].filter((needs): needs is Permission =>
      needs.includes('.'),
    )
    for (const missing of everything) {
      const desk = await createStaff(server, { permissions: everything.filter(code => code !== missing) })
      for (const operation of all.filter(({ needs }) => needs === missing)) {
        expect(await outcomeOf(desk, operation, own), operation.name).toEqual({ reason: 'noPermission' })
      }
    }
  })
})

function ordered(): Operation[] {
  const names = Object.keys(matrix)
  return (
    all
      .filter(operation => entryOf(operation).about !== 'open')
      // Operations without an entry come first, because the last ones replace the caller's token and sign them out.
      .toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
  )
}

async function check(desk: Desk, operation: Operation, records: TargetRecords, held: Set<string>): Promise<string[]> {
  const isOwn = records === own
  const expected = expectation(operation, held, isOwn)
  const outcome = await outcomeOf(desk, operation, records)
  const place = `${operation.name} in ${isOwn ? 'the own' : 'another'} city`
  if (expected !== 'accepted')
    return outcome.reason === expected ? [] : [`${place}: ${outcome.reason}, not ${expected}`]
  if (!isAccepted(operation, outcome)) return [`${place}: ${outcome.reason}`]
  const { about, marks } = entryOf(operation)
  if (about !== 'list' || !marks) return []
  const isThere = hasValue(outcome.answer, marks(records))
  return isThere === isOwn ? [] : [`${place}: the record is ${isThere ? '' : 'not '}in the list`]
}

type Listed = Record<string, unknown>

function hasValue(answer: unknown, value: unknown): boolean {
  const { rows, workers, shops = [] } = answer as Record<'rows' | 'workers' | 'shops', Listed[] | undefined>
  return (rows ?? workers ?? shops).some(({ id, no, subjectNo, userId }) => [id, no, subjectNo, userId].includes(value))
}
