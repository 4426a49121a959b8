import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { chats } from '#contract/chats/chats.ts'
import { packets } from '#contract/money/packets.ts'
import { personOf } from '../setup/chats/chats.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

test('A banned term does not reach a customer, whatever its case and width, and the refusal says what to write', async () => {
  const agent = await server.signIn('kefu', { cityCodes: [homeCity] })
  const leader = await server.signIn('kefu_leader')
  await leader.call(bannedTerms.add, { term: 'WeChat', advice: '请使用平台会话' })
  const { chatId } = await personOf(server).write('你好')
  const send = (text: string) => agent.call(chats.sendMsg, { chatId, clientId: randomUUID(), kind: 'text', text })
  for (const text of ['wechat me', '请加 ＷｅＣｈａｔ']) {
    expect((await refusalOf(send(text))).message).toContain('请使用平台会话')
  }
  expect(await send('请稍等')).toMatchObject({ text: '请稍等' })
  const packet = { chatId, clientId: randomUUID(), amountFen: 500, reasonCode: 'late' } as const
  const refused = await refusalOf(leader.call(packets.send, { ...packet, greeting: '加 wechat 领取' }))
  expect(refused.reason).toBe('bannedTerm')
})
