import { describe, expect, test } from 'vitest'
import { account } from '#contract/access/account.ts'
import { session } from '#contract/access/session.ts'
import { signOn } from '#contract/access/sign-on.ts'
import { staff } from '#contract/access/staff.ts'
import type { Operation } from '#contract/base/operation.ts'
import { exports } from '#contract/desk/exports.ts'
import { operations } from '#contract/operations.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { addAccount, addRole, as, call, enter, versionOf } from '../access/access-calls.ts'
import { uploadTo } from '../setup/files/pictures.ts'
import { fetchAs, untilExport } from '../setup/files/spreadsheets.ts'
import { type Desk, Refused, refusalOf } from '../setup/orders/desk.ts'
import { notifyEverybody, sendNotification } from '../setup/process/notices.ts'
import { withServer } from '../setup/process/server.ts'
import { openSocket } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()

/** All that a person may do who must first choose a password or set up the second factor. */
const permitted: readonly Operation[] = [
  session.userInfo,
  session.getInfo,
  session.getMenuList,
  session.refreshToken,
  session.socketTicket,
  session.logout,
  account.get,
  account.devices,
  account.signOutDevice,
  account.signOutOthers,
  account.beginTotp,
  account.confirmTotp,
  account.endTotp,
  signOn.confirm,
  users.newUpdate,
]
const refused = Object.values(operations)
  .flatMap(feature => Object.values<Operation>(feature))
  .filter(operation => operation.needs !== 'public' && !permitted.includes(operation))

/** Somebody with every permission, and the link to a finished export. */
async function withExport(): Promise<{ id: number; username: string; link: string; desk: Desk }> {
  const member = await addAccount(server.db, { permissions: ['*'] })
  const desk = await enter(server, member)
  const { id } = await desk.call(orders.export, { queue: 'overdue' })
  await untilExport(desk, id, 'done')
  const { url: link } = await desk.call(exports.download, { id })
  expect((await fetchAs(server.url, link, desk.token)).status).toBe(200)
  return { ...member, link, desk }
}

async function withGivenPassword() {
  const member = await withExport()
  const root = await server.signIn('super_admin')
  const target = { id: member.id, version: await versionOf(server.db, member.id), reason: '忘记密码' }
  const { password } = await as(server, root, staff.resetPassword, target)
  return { ...member, desk: await enter(server, member, password) }
}

async function withoutSecondFactor() {
  const member = await withExport()
  const roleId = await addRole(server.db, ['orders.view'], true)
  await server.db.insertInto('user_roles').values({ user_id: member.id, role_id: roleId }).execute()
  return { ...member, desk: await enter(server, member) }
}

describe.each([
  ['a temporary password', withGivenPassword, 'passwordTemporary'],
  ['without the second factor that a role requires', withoutSecondFactor, 'totpMissing'],
] as const)('%s', (_who, prepare, reason) => {
  test('permits no operation but those that end this', async () => {
    const { desk } = await prepare()
    const answered: string[] = []
    for (const operation of refused) {
      const why = await reasonOf(call(server.url, operation, {}, { token: desk.token }))
      if (why !== reason) answered.push(`${operation.name}: ${why}`)
    }
    expect(answered).toEqual([])
    for (const operation of permitted.filter(({ kind }) => kind === 'query')) {
      expect(await reasonOf(call(server.url, operation, {}, { token: desk.token })), operation.name).toBe('ok')
    }
  })

  test('permits no upload and no download', async () => {
    const { desk, link } = await prepare()
    const sent = uploadTo(server.url, { token: desk.token }, new Uint8Array(10))
    expect(await refusalOf(sent)).toMatchObject({ reason })
    expect((await fetchAs(server.url, link, desk.token)).status).toBe(404)
  })

  test('receives no messages over the socket, neither earlier ones nor new ones', async () => {
    const { desk, id } = await prepare()
    await sendNotification(server, { userId: id })
    const socket = await openSocket({ url: server.url, token: desk.token })
    socket.firstLogin(id)
    await socket.settled()
    await sendNotification(server, { userId: id })
    const colleague = await (await server.signIn('ops')).socket('notifications')
    const last = await notifyEverybody(server)
    await until(() => colleague.notifications.some(one => one.id === last))
    await socket.settled()
    expect(socket.notifications).toEqual([])
  })
})

async function reasonOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer
    return 'ok'
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
}
