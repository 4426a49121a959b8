import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import { signInCodes } from '#contract/base/sign-in-codes.ts'
import { OpenEvent, OpenRefund } from '#contract/open/open.ts'
import { OpenMessage, OpenRating, OpenRead, OpenTyping } from '#contract/open/open-chats.ts'
import { OpenComplaint, OpenComplaintReply } from '#contract/open/open-complaints.ts'
import { OpenMerchants } from '#contract/open/open-merchants.ts'
import { OpenOrder } from '#contract/open/open-orders.ts'
import { OpenWorkers } from '#contract/open/open-workers.ts'
import { operations } from '#contract/operations.ts'
import { inputsOf } from '../../e2e/setup/data/schema-inputs.ts'
import { memoryOf } from '../../e2e/setup/memory.ts'
import type { ServerProcess } from '../../e2e/setup/process/server-process.ts'
import { type Apps, createApps } from '../setup/open/apps.ts'
import type { AppKind } from '../setup/open/webhooks.ts'
import { createPeople, type People, type Role } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'
import { startServerProcess } from '../setup/process/server-process.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
/** Gets all the requests. Its memory is its own: the requests and their answers are in the memory of the journey. */
let node: ServerProcess
let apps: Apps
let people: People

beforeAll(async () => {
  const { DATA_DIR } = server.runtime.config
  node = await startServerProcess(server.databaseUrl, DATA_DIR)
  apps = createApps(node.url)
  people = createPeople(node.url, server.db)
})
afterAll(() => node.kill())

const requests = Number(process.env.FUZZ_REQUESTS ?? 2000)
/** From so many on, the server must come back to the memory that it had after a tenth of them. */
const fullRun = 100_000
/** Printed with each finding; the same seed sends the same requests. */
const seed = Number(process.env.FUZZ_SEED ?? 1)
/** One after the other in the first rounds, which a short run ends with. */
const roles: Role[] = ['super_admin', 'ops', 'kefu_leader', 'finance', 'super_admin', 'super_admin']
const atOnce = 12
/** Ends only what hangs. */
const hangMs = 120_000

const everyOperation: Operation[] = Object.values(operations).flatMap(feature => Object.values(feature))
/** Some of these end the session of the caller, so they are sent last. */
const ofSession = ['account.', 'session.']
const startsWith = (start: string) => everyOperation.filter(({ name }) => name.startsWith(start))
const others = everyOperation.filter(({ name }) => !ofSession.some(start => name.startsWith(start)))
const openCalls: [AppKind, (no: string) => string, z.ZodType][] = [
  ['customer', () => '/open/v1/orders', OpenOrder],
  ['customer', no => `/open/v1/orders/${no}/events`, OpenEvent],
  ['rider', no => `/open/v1/orders/${no}/events`, OpenEvent],
  ['customer', no => `/open/v1/orders/${no}/refunds`, OpenRefund],
  ['rider', () => '/open/v1/workers', OpenWorkers],
  ['merchant', () => '/open/v1/merchants', OpenMerchants],
  ['customer', () => '/open/v1/chat/messages', OpenMessage],
  ['customer', () => '/open/v1/chat/read', OpenRead],
  ['customer', () => '/open/v1/chat/typing', OpenTyping],
  ['customer', () => '/open/v1/chat/rating', OpenRating],
  ['customer', () => '/open/v1/complaints', OpenComplaint],
  ['customer', no => `/open/v1/complaints/${no}/answer`, OpenComplaintReply],
]

/** How often each code was answered. */
type Answers = Map<string, number>
/** Answered before a handler runs: input that the schema refuses, no session, no permission. */
const beforeHandlers = ['40001', '40101', '40301', ...Object.values(signInCodes).map(String)]
type Sent = { what: string; input: unknown; send: () => Promise<Response> }

/** An operation called by somebody signed in; a query string holds texts only. */
function called({ name, method, path }: Operation, input: unknown, token: string): Sent {
  const headers = { token, 'content-type': 'application/json' }
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const url = new URL(path.replace(':id', encodeURIComponent(text(new Map(fields).get('id')) || '1')), node.url)
  if (method === 'GET') for (const [key, value] of fields) url.searchParams.set(key, text(value))
  const body = method === 'GET' ? {} : { body: JSON.stringify(input) ?? 'null' }
  return {
    what: name,
    input,
    send: () => fetch(url, { method, headers, signal: AbortSignal.timeout(hangMs), ...body }),
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed().slice(0, 4000) : (JSON.stringify(value) ?? '').slice(0, 4000)
}

function reported([app, pathOf, schema]: (typeof openCalls)[number], no: string, own: number): Sent[] {
  return fc.sample(inputsOf(schema), { numRuns: 1, seed: own }).map(input => ({
    what: pathOf(':no'),
    input,
    send: () => apps.post(app, pathOf(no), input ?? null),
  }))
}

/** Null if the request was accepted or refused; the codes are counted. */
async function faultOf({ what, input, send }: Sent, answers: Answers): Promise<string | null> {
  const shown = JSON.stringify(input)?.slice(0, 600)
  try {
    const response = await send()
    const answer = await response.text()
    const code = /^\{"code":(\d+)/.exec(answer)?.[1] ?? String(response.status)
    answers.set(code, (answers.get(code) ?? 0) + 1)
    const isBroken = response.status >= 500 || /"code":50001/.test(answer)
    return isBroken ? `${what} (seed ${seed}) ${shown} → ${response.status} ${answer.slice(0, 200)}` : null
  } catch (error) {
    return `${what} (seed ${seed}) ${shown} → ${error}`
  }
}

async function sendAll(all: Sent[], answers: Answers, faults: string[]): Promise<void> {
  const waiting = all.values()
  const work = async () => {
    for (const one of waiting) {
      const fault = await faultOf(one, answers)
      if (fault) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Records of every kind, so that small numbers are ids of records. */
async function createRecords(): Promise<string[]> {
  const placed = [
    await server.fixtures.order('pending_pay'),
    await server.fixtures.order('preparing/wait_dispatch'),
    await server.fixtures.order('delivering/picked_up'),
    await server.fixtures.order('completed'),
    await server.fixtures.orderOf('chauffeur', 'in_service'),
    await server.fixtures.orderOf('companion', 'pending_accept'),
  ]
  return placed.map(({ no }) => no)
}

/** What staff see of the calls of apps: their requests and answers, masked. */
async function callsSeen(): Promise<string[]> {
  const { rows } = await sql<{ seen: string }>`
    select request || answer as seen from app_last_calls union all select request || answer from app_refused_calls`.execute(
    server.db,
  )
  return rows.map(({ seen }) => seen)
}

async function megabytes(): Promise<number> {
  return Math.round((await memoryOf(node.pid)) / 1024 / 1024)
}

test(`${requests} requests made from the schemas, valid and invalid, are all accepted or refused`, async () => {
  const nos = await createRecords()
  let warm = 0
  const answers: Answers = new Map()
  const faults: string[] = []
  let sent = 0
  for (let round = 0; sent < requests; round++) {
    // The requests guess passwords as well, from the same address.
    await server.db.deleteFrom('sign_in_failures').execute()
    // Somebody new in each round, because the requests end sessions, remove roles and change passwords.
    const { token } = await people.signIn(roles[round % roles.length] ?? 'viewer')
    const own = (seed + round) % 2 ** 31
    const callsOf = (wanted: Operation[]) =>
      wanted.flatMap(operation =>
        fc.sample(inputsOf(operation.input), { numRuns: 1, seed: own }).map(input => called(operation, input, token)),
      )
    const reports = openCalls.flatMap(call => reported(call, nos[round % nos.length] ?? '', own))
    const records = [...callsOf(others), ...reports]
    for (const batch of [records, ...ofSession.map(start => callsOf(startsWith(start)))]) {
      const some = batch.slice(0, requests - sent)
      await sendAll(some, answers, faults)
      sent += some.length
    }
    // By then everything is loaded and compiled.
    if (warm === 0 && sent >= requests / 10) warm = await megabytes()
  }
  const codes = [...answers].toSorted(([, one], [, other]) => other - one).map(([code, count]) => `${code}: ${count}`)
  console.log(
    `fuzz: ${sent} requests, seed ${seed}, RSS ${warm} → ${await megabytes()} MB, answers ${codes.join(', ')}`,
  )
  expect([...new Set(faults)].slice(0, 20)).toEqual([])
  await until(async () => (await callsSeen()).length > 0, { what: 'calls to be counted' })
  expect((await callsSeen()).filter(call => call.includes('(not shown:'))).toEqual([])
  if (requests >= fullRun)
    await until(async () => (await megabytes()) <= warm * 1.1, { what: 'the memory to be given back' })
  // Requests that no handler sees would find nothing.
  const handled = sent - beforeHandlers.reduce((sum, code) => sum + (answers.get(code) ?? 0), 0)
  expect(handled).toBeGreaterThan(requests / 10)
  expect(answers.get('40001')).toBeGreaterThan(requests / 10)
})
