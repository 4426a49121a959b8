import { setImmediate as giveWay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { OpenCall } from '#contract/open/calls/call.ts'
import { refuseUnstorable } from '#server/kit/field-sentences.ts'
import { refuse } from '#server/kit/refusal.ts'
import { fieldReasons } from '#server/open/openFields/index.ts'
import { budget, refuseDeepJson } from '#server/process/limits/index.ts'
import { BodyRefusal } from './refusal.ts'

type Asked = Pick<FastifyRequest, 'query' | 'params'>

/** What was sent, if the contract permits it. The input of a `GET` is its query and what its path names. */
export async function readInput(call: OpenCall, { query, params }: Asked, body: Buffer): Promise<object> {
  const json = call.method === 'GET' ? { ...(query as object), ...(params as object) } : await readJson(body)
  refuseUnstorable(json)
  refuseUnstorable(params)
  const parsed = call.input.safeParse(json, { reportInput: true })
  if (!parsed.success) return refuse('badInput', { fields: fieldReasons(parsed.error) })
  return parsed.data as object
}

/** Every call takes one object. A film is read in steps, between which others have their turns. */
async function readJson(body: Buffer): Promise<object> {
  const isLarge = body.length > budget.bodyBytes
  const text = body.toString('utf8')
  refuseDeepJson(text)
  if (isLarge) await giveWay()
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BodyRefusal('bodyNotObject')
  if (isLarge) await giveWay()
  return json
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BodyRefusal('bodyNotJson')
  }
}
