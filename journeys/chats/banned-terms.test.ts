import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let leader: Desk

beforeAll(async () => {
  leader = await server.signIn('kefu_leader')
})

const termsOf = async (search: string) => (await leader.call(bannedTerms.list, { search })).rows.map(row => row.term)

describe('a banned term', () => {
  test('is added, edited on the version that was seen, and deleted, each with an entry in the operation log', async () => {
    const row = await leader.call(bannedTerms.add, { term: '加微信', advice: '请在平台内沟通' })
    const twice = await refusalOf(leader.call(bannedTerms.add, { term: '加微信' }))
    expect(twice).toMatchObject({ reason: 'badInput', fields: { term: expect.any(String) } })
    const changed = await leader.call(bannedTerms.update, { ...row, advice: '请使用平台会话' })
    const late = await refusalOf(leader.call(bannedTerms.update, { ...row, advice: '迟到的修改' }))
    expect(late).toMatchObject({ reason: 'changedByOther', record: changed })
    expect(await termsOf('微信')).toEqual(['加微信'])
    await leader.call(bannedTerms.remove, changed)
    expect(await termsOf('微信')).toEqual([])
    const log = await (await server.signIn('auditor')).call(events.list, { action: 'bannedTerms' })
    expect(log.rows.map(({ action, changes }) => [action, Object.keys(changes)])).toEqual([
      ['bannedTerms.remove', []],
      ['bannedTerms.update', ['advice']],
      ['bannedTerms.add', ['term', 'advice']],
    ])
  })
})
