import { beforeAll, expect, test } from 'vitest'
import { posts } from '#contract/reviews/posts.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { judge, machineSays, publish, settled } from '../../setup/reviews/posts.ts'

const server = withServer({ settings: { REVIEW_SAMPLE_PERCENT: '100', POST_SAMPLE_PERCENT: '100' } })
let first: Desk
let second: Desk
let third: Desk

beforeAll(async () => {
  first = await server.signIn('auditor', { name: '初审' })
  second = await server.signIn('auditor', { name: '复核' })
  third = await server.signIn('auditor', { name: '三审' })
})

const read = (id: number) => third.call(posts.get, { id })

async function queued(desk: Desk, queue: 'sample' | 'waiting'): Promise<number[]> {
  return (await desk.call(posts.list, { queue })).rows.map(({ id }) => id)
}

test('what the machine passed is looked at: the same judgement changes nothing', async () => {
  const { id } = await publish(server, { machine: machineSays('pass') })
  expect(await read(id)).toMatchObject({ state: 'approved', cause: 'sample', case: { purpose: 'sample' } })
  expect(await queued(first, 'sample')).toContain(id)
  expect(await queued(first, 'waiting')).not.toContain(id)
  await judge(first, id, 'approve')
  expect(await settled(server, id)).toBe('approved')
  expect((await read(id)).log.map(({ action }) => action)).toEqual([
    'posts.submit',
    'posts.claim',
    'posts.approve',
    'posts.sample',
  ])
})

test('what the machine passed and a person would not is out of sight until another one judged it', async () => {
  const { id } = await publish(server, { machine: machineSays('pass') })
  await judge(first, id, 'reject', { codes: ['contacts'] })
  expect(await settled(server, id)).toBe('pending')
  expect(await read(id)).toMatchObject({ cause: 'sample', case: { purpose: 'second', state: 'waiting' } })
  expect(await queued(second, 'waiting')).toContain(id)
  expect(await queued(second, 'sample')).not.toContain(id)
  expect((await refusalOf(judge(first, id, 'reject'))).reason).toBe('judgedBefore')
  await judge(second, id, 'reject', { codes: ['contacts'] })
  expect(await settled(server, id)).toBe('rejected')
})

test('a decision of a person is looked at by another one', async () => {
  const { id } = await publish(server)
  await judge(first, id, 'approve')
  expect(await settled(server, id)).toBe('approved')
  expect(await queued(first, 'sample')).not.toContain(id)
  expect(await queued(second, 'sample')).toContain(id)
})

test('a sample ends where staff hide the post', async () => {
  const { id, no } = await publish(server, { machine: machineSays('pass') })
  const { version } = await read(id)
  const ops = await server.signIn('ops')
  const hidden = await ops.call(posts.hide, { id, version, reason: '引流广告', codes: ['advertising'] })
  expect(hidden).toMatchObject({ no, state: 'hidden', cause: null })
  expect(await queued(second, 'sample')).not.toContain(id)
})
