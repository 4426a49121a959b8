import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '#contract/access/account.ts'
import { events } from '#contract/access/events.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { users } from '#contract/people/users.ts'
import { codeOf } from '../../../e2e/setup/records/totp.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { password } from '../../setup/people/people.ts'
import { withServer } from '../../setup/process/server.ts'
import { as, createStaff } from '../access-calls.ts'

const server = withServer()
let root: Desk

beforeAll(async () => {
  root = await server.signIn('super_admin')
})

const newName = () => `own-${Math.random().toString(36).slice(2, 10)}`
const stored = ({ person: { id } }: Desk) =>
  server.db.selectFrom('users').select(['username', 'phone']).where('id', '=', id).executeTakeFirstOrThrow()

describe.each([
  ['number', () => ({ phone: '13800007777' })],
  ['user name', () => ({ username: newName() })],
  ['user name beside a new nickname', () => ({ username: newName(), nickName: newName() })],
  ['number, taken away', () => ({ phone: '' })],
])('One’s own %s', (_, changeOf) => {
  test('changes with the password or the second factor alone, and nothing does without', async () => {
    const desk = await createStaff(server, { permissions: [] })
    await server.db.updateTable('users').set({ phone: '13811112222' }).where('id', '=', desk.person.id).execute()
    const before = await stored(desk)
    for (const wrong of [{}, { proof: 'not the password' }, { proof: '123456' }]) {
      const refused = await refusalOf(as(server, desk, users.update, { ...changeOf(), ...wrong }))
      expect(refused).toMatchObject({ code: 40001, fields: { proof: expect.any(String) } })
    }
    expect(await stored(desk)).toEqual(before)
    const { nickName, ...identity }: { nickName?: string; phone?: string; username?: string } = changeOf()
    await as(server, desk, users.update, { ...identity, ...(nickName && { nickName }), proof: password })
    expect(await stored(desk)).toMatchObject(identity)
  })

  test('is in the log, and whoever may edit staff is told', async () => {
    const desk = await createStaff(server, { permissions: [] })
    await server.db.updateTable('users').set({ phone: '13811112222' }).where('id', '=', desk.person.id).execute()
    await as(server, desk, users.update, { ...changeOf(), proof: password })
    const { rows: logged } = await as(server, root, events.list, { actorId: desk.person.id, action: 'users.update' })
    expect(logged).toHaveLength(1)
    const { rows } = await root.call(notifications.list, {})
    const told = rows.filter(
      ({ msg, link }) => msg.includes('更改了自己的用户名或手机号') && link.endsWith(`=${desk.person.id}`),
    )
    expect(told).toHaveLength(1)
  })
})

test('With a second factor the password is not enough; a code is', async () => {
  const desk = await createStaff(server, { permissions: [] })
  const { secret } = await as(server, desk, account.beginTotp, { proof: password })
  const { recoveryCodes } = await as(server, desk, account.confirmTotp, { code: codeOf(secret) })
  const change = { phone: '13800007777' }
  const refused = await refusalOf(as(server, desk, users.update, { ...change, proof: password }))
  expect(refused).toMatchObject({ fields: { proof: expect.any(String) } })
  await as(server, desk, users.update, { ...change, proof: recoveryCodes[0] ?? '' })
  expect(await stored(desk)).toMatchObject(change)
})

test('A profile that is sent back as it was read, or with another nickname, asks for nothing', async () => {
  const desk = await createStaff(server, { permissions: [] })
  const { username, phone } = await stored(desk)
  await as(server, desk, users.update, { username: username ?? '', phone, nickName: newName() })
})

test.each([
  ['phone', 'phoneChangedOften', (at: number) => `1390000000${at}`],
  ['username', 'usernameChangedOften', () => newName()],
] as const)(
  'The fourth %s in a month is refused and changes nothing, by either form; a colleague changes it still',
  async (field, reason, valueAt) => {
    const desk = await createStaff(server, { permissions: [] })
    for (const at of [1, 2, 3]) await as(server, desk, users.update, { [field]: valueAt(at), proof: password })
    const before = await stored(desk)
    const again = { [field]: valueAt(4) }
    expect((await refusalOf(as(server, desk, users.update, { ...again, proof: password }))).reason).toBe(reason)
    const both = { ...again, oldPassword: password, newPassword: 'another one of the journeys' }
    expect((await refusalOf(as(server, desk, users.newUpdate, both))).reason).toBe(reason)
    expect(await stored(desk)).toEqual(before)
    await as(server, root, users.update, { id: desk.person.id, ...again })
    expect(await stored(desk)).toMatchObject(again)
  },
)
