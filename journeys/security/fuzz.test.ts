import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Operation } from '#contract/base/operation.ts'
import { OpenEvent, OpenRefund } from '#contract/open/open.ts'
import { OpenMessage, OpenRating, OpenRead, OpenTyping } from '#contract/open/open-chats.ts'
import { OpenComplaint, OpenComplaintReply } from '#contract/open/open-complaints.ts'
import { OpenMerchants } from '#contract/open/open-merchants.ts'
import { OpenOrder } from '#contract/open/open-orders.ts'
import { OpenWorkers } from '#contract/open/open-workers.ts'
import { operations } from '#contract/operations.ts'
import { inputsOf } from '../setup/fuzz/inputs.ts'
import type { AppKind } from '../setup/open/webhooks.ts'
import type { Role } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000)
/** Printed with each finding; the same seed sends the same again. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const roles: Role[] = ['super_admin', 'ops', 'kefu_leader', 'dispatcher', 'finance', 'viewer']
const atOnce = 12
/** Ends only what hangs. */
const hangMs = 120_000

const everyOperation: Operation[] = Object.values(operations).flatMap(feature => Object.values(feature))
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

type Answers = { yes: number; no: number }
type Sent = { what: string; input: unknown; send: () => Promise<Response> }

/** An operation asked by somebody signed in; what cannot be said in a query string is left out of one. */
function asked({ name, method, path }: Operation, input: unknown, token: string): Sent {
  const headers = { token, 'content-type': 'application/json' }
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : []
  const url = new URL(path.replace(':id', encodeURIComponent(text(new Map(fields).get('id')) || '1')), server.url)
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

function reported([app, pathOf, schema]: (typeof openCalls)[number], no: string, runs: number, own: number): Sent[] {
  return fc.sample(inputsOf(schema), { numRuns: runs, seed: own }).map(input => ({
    what: pathOf(':no'),
    input,
    send: () => server.fixtures.post(app, pathOf(no), input ?? null),
  }))
}

/** Null where the answer was a yes or a no; both are counted. */
async function faultOf({ what, input, send }: Sent, answers: Answers): Promise<string | null> {
  const shown = JSON.stringify(input)?.slice(0, 600)
  try {
    const response = await send()
    const answer = await response.text()
    if (/"code":(?!200\b)/.test(answer)) answers.no++
    else answers.yes++
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

/** Something of everything, so that small numbers name records. */
async function settle(): Promise<string[]> {
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

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1024 / 1024)
}

test(`${requests} requests made from the schemas, right and wrong, are all answered with a yes or a no`, async () => {
  const nos = await settle()
  const before = megabytes()
  const answers = { yes: 0, no: 0 }
  const faults: string[] = []
  const each = 4
  let sent = 0
  for (let round = 0; sent < requests; round++) {
    // Somebody new in each round: the requests end sessions, take roles away and change passwords.
    const { token } = await server.signIn(roles[round % roles.length] ?? 'viewer')
    const own = (seed + round) % 2 ** 31
    const calls = everyOperation.flatMap(operation =>
      fc.sample(inputsOf(operation.input), { numRuns: each, seed: own }).map(input => asked(operation, input, token)),
    )
    const reports = openCalls.flatMap(call => reported(call, nos[round % nos.length] ?? '', each, own))
    const all = [...calls, ...reports].slice(0, requests - sent)
    await sendAll(all, answers, faults)
    sent += all.length
  }
  console.log(
    `fuzz: ${sent} requests, ${answers.yes} times yes and ${answers.no} times no, seed ${seed}, RSS ${before} → ${megabytes()} MB`,
  )
  expect([...new Set(faults)].slice(0, 20)).toEqual([])
  // Requests that were all refused would find nothing.
  expect(answers.yes).toBeGreaterThan(requests / 100)
  expect(answers.no).toBeGreaterThan(requests / 20)
})
