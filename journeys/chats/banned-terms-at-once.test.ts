import { beforeAll, describe, expect, test } from 'vitest'
import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { hold, holdRow, withoutWrites } from '../setup/held.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let leader: Desk
beforeAll(async () => {
  leader = await server.signIn('kefu_leader')
})

const termsOf = async (search: string) => (await leader.call(bannedTerms.list, { search })).rows.map(row => row.term)

describe('of two at the same moment', () => {
  test('who add the same banned term one is told that it is taken', async () => {
    const held = await hold(server, withoutWrites('banned_terms'))
    const refusal = refusalOf(Promise.all(['刷单', '刷单'].map(term => leader.call(bannedTerms.add, { term }))))
    await held.untilWaiting(2)
    await held.commit()
    expect(await refusal).toMatchObject({ reason: 'badInput', fields: { term: expect.any(String) } })
    expect(await termsOf('刷单')).toEqual(['刷单'])
  })

  test('of whom one deletes a banned term and the other edits it, neither stops the other', async () => {
    const row = await leader.call(bannedTerms.add, { term: '私下交易' })
    const held = await holdRow(server, 'banned_terms', row.id)
    const removed = leader.call(bannedTerms.remove, row)
    await held.untilWaiting()
    const refusal = refusalOf(leader.call(bannedTerms.update, { ...row, advice: '请在平台内交易' }))
    await held.untilWaiting(2)
    await held.commit()
    await removed
    expect((await refusal).reason).toBe('notFound')
  })
})
