import { randomUUID } from 'node:crypto'
import { refusals } from '#contract/base/refusals.ts'
import type {
  ComplaintDetail,
  ComplaintMove,
  ComplaintMover,
  ComplaintState,
  StaffComplaintMove,
} from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { comeDue, customerOf, type Written } from '../chats/chats.ts'
import { type Desk, Refused } from '../orders/desk.ts'
import type { Order } from '../orders/order.ts'
import type { TestServer } from '../process/server.ts'

export type Peer = { kind: 'customer' | 'rider'; externalId: string }
/** A complaint of a customer about the rider of an order, and both of them. */
export type Complaint = { id: number; no: string; order: Order; customer: Peer; rider: Peer }

export const liability = { customer: 0, merchant: 2000, worker: 8000, platform: 0 }
export const verdict = '骑手迟到属实，平台向您致歉并给予补偿'
const reason = '旅程测试'

type Said = {
  type?: string
  about?: string
  content?: string
  demand?: string
  demandFen?: number
  externalNo?: string
  imageIds?: string[]
  hotline?: { source: '12315' | '12345'; ref: string }
}

/** A new complaint of a customer, brought by their app. */
export async function complain(
  server: TestServer,
  { order, ...said }: { order?: Order } & Said = {},
): Promise<Complaint> {
  const about = order ?? (await server.fixtures.order('preparing/accepted'))
  const { peer } = await customerOf(server, about)
  const customer = { kind: 'customer', externalId: peer.externalId } as const
  const { status, body } = await postComplaint(server, { ...writtenBy(customer, about.no), ...said })
  if (status !== 200) throw new Error(`The complaint was refused: ${JSON.stringify(body)}`)
  const no = String(body.no)
  const { id } = await server.db.selectFrom('complaints').select('id').where('no', '=', no).executeTakeFirstOrThrow()
  return { id, no, order: about, customer, rider: { kind: 'rider', externalId: about.worker?.externalId ?? '' } }
}

export function writtenBy(from: Peer, orderNo: string) {
  const content = '骑手晚到了一个小时，饭菜全凉了'
  return { externalNo: randomUUID(), from, orderNo, about: 'worker', type: 'D240', content, demand: 'apology' }
}

export function postComplaint(server: TestServer, body: object): Promise<Pick<Written, 'status' | 'body'>> {
  return send(server, 'customer', '/open/v1/complaints', body)
}

async function send(server: TestServer, app: 'customer' | 'rider', path: string, body: object) {
  const response = await server.fixtures.post(app, path, body)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

export function answer(server: TestServer, { no, customer }: Complaint, word: string, more: object = {}) {
  const body = { eventId: randomUUID(), from: customer, answer: word, reason, ...more }
  return send(server, 'customer', `/open/v1/complaints/${no}/answer`, body)
}

export function state(server: TestServer, { no, rider }: Complaint, more: object = {}) {
  const body = { eventId: randomUUID(), from: rider, statement: '商家出餐慢，路上又堵车', ...more }
  return send(server, 'rider', `/open/v1/complaints/${no}/statement`, body)
}

/** A picture that an app uploads for a complaint; its `imageId`. */
export async function uploadImage(server: TestServer, app: 'customer' | 'rider', bytes: Buffer): Promise<string> {
  const { body } = await send(server, app, '/open/v1/complaints/images', { data: bytes.toString('base64') })
  return String(body.imageId)
}

/** The respondent appeals against the newest punishment. */
export async function appeal(server: TestServer, { id, no, rider }: Complaint, more: object = {}) {
  const punishment = await server.db
    .selectFrom('complaint_punishments')
    .select('id')
    .where('complaint_id', '=', id)
    .orderBy('n', 'desc')
    .executeTakeFirstOrThrow()
  const body = {
    eventId: randomUUID(),
    from: rider,
    punishmentId: punishment.id,
    reason: '当时暴雨，路面封闭',
    ...more,
  }
  return send(server, 'rider', `/open/v1/complaints/${no}/appeal`, body)
}

/** Lets the clock that runs now come to its end. */
export function runOut(server: TestServer, { id }: Pick<Complaint, 'id'>): Promise<void> {
  return comeDue(server, 'complaints.due', id)
}

/** Makes an act with the least it needs, on the complaint as it stands. */
export async function act(
  desk: Desk,
  name: StaffComplaintMove,
  id: number,
  more: Record<string, unknown> = {},
): Promise<ComplaintDetail> {
  const { version } = await desk.call(complaints.get, { id })
  return desk.call(complaints[name], { id, version, ...needed(desk)[name], ...more })
}

function needed(desk: Desk): Partial<Record<StaffComplaintMove, Record<string, unknown>>> {
  const text = reason
  const proposal = { liability, verdict }
  return {
    assign: { toId: desk.person.id },
    reassign: { toId: desk.person.id, reason },
    reply: { text },
    note: { text },
    checkSafety: { finding: text },
    askEvidence: { question: text },
    giveStatement: { statement: text },
    propose: proposal,
    resolve: proposal,
    dispute: { reason },
    escalate: { reason },
    withdraw: { reason },
    reopen: { reason },
  }
}

/** The shortest way to each state. */
const ways: Record<ComplaintState, StaffComplaintMove[]> = {
  pending: [],
  processing: ['claim'],
  evidence: ['claim', 'askEvidence'],
  confirming: ['claim', 'propose'],
  escalated: ['claim', 'escalate'],
  closed: ['claim', 'withdraw'],
}

/** A new complaint that came to stand in `to` the way complaints do. */
export async function complaintIn(
  server: TestServer,
  desk: Desk,
  to: ComplaintState,
  said: { order?: Order } & Said = {},
): Promise<Complaint> {
  const complaint = await complain(server, said)
  for (const name of ways[to]) await act(desk, name, complaint.id)
  return complaint
}

const forItsState: readonly string[] = ['complaintNotInThisState', 'complaintTakenBy']

/**
 * Tries a move in somebody's name, if they have a way to ask for it: whether it was let through. Any refusal but one for
 * how the complaint stands is thrown, so that a broken request does not look like one.
 */
export async function attempt(
  server: TestServer,
  desk: Desk,
  complaint: Complaint,
  { move, by, other }: { move: ComplaintMove; by: Exclude<ComplaintMover, 'clock'>; other: Complaint },
): Promise<boolean | 'no endpoint'> {
  if (by === 'respondent')
    return move === 'giveStatement' ? isLetThrough(await state(server, complaint)) : 'no endpoint'
  if (by === 'complainant') {
    const isWord = ['accept', 'dispute', 'withdraw', 'reopen'].includes(move)
    return isWord ? isLetThrough(await answer(server, complaint, move)) : 'no endpoint'
  }
  if (!(move in complaints)) return 'no endpoint'
  const more = move === 'merge' ? { intoId: other.id } : {}
  try {
    await act(desk, move as StaffComplaintMove, complaint.id, more)
    return true
  } catch (error) {
    if (error instanceof Refused && forItsState.includes(error.reason)) return false
    throw error
  }
}

function isLetThrough({ status, body }: Pick<Written, 'status' | 'body'>): boolean {
  if (status === 200) return true
  if (status === 422 && body.code === refusals.complaintNotInThisState) return false
  throw new Error(`Answered with ${status}: ${JSON.stringify(body)}`)
}
