import { expect, test } from 'vitest'
import { chats } from '#contract/chats/chats.ts'
import { ownChat, personOf } from '../setup/chats/chats.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

test('a conversation is pinned, hidden and marked by its id alone, or by its row as it was read', async () => {
  const li = await server.signIn('kefu')
  const { id } = await ownChat(server, li, personOf(server))
  await li.call(chats.upone, { id, read: true })
  const row = await li.call(chats.get, { id })
  expect(await li.call(chats.gotop, { id })).toMatchObject({ isPinned: true })
  expect(await li.call(chats.gotop, { ...row, top: false })).toMatchObject({ isPinned: false })
  expect(await li.call(chats.upone, { ...row, remark: '老客户' })).toMatchObject({ remark: '老客户' })
  await li.call(chats.pcDelete, { id })
  expect(await li.call(chats.get, { id })).toMatchObject({ isHidden: true })
  await li.call(chats.pcDelete, { id, restore: true })
  expect(await li.call(chats.get, { id })).toMatchObject({ isHidden: false })
})
