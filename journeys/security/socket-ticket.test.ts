import { describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { acknowledgementOf, action } from '#contract/desk/socket.ts'
import { passTime } from '../setup/process/clock.ts'
import { sendNotification } from '../setup/process/notices.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { openSocketAt, socketAddress, ticketAddress } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()

describe('A ticket', () => {
  test('opens one socket, on whichever server, and no other call', async () => {
    const desk = await server.signIn('viewer')
    const other = await startTestServer({ joins: server })
    try {
      const { ticket } = await desk.call(session.socketTicket, {})
      const asToken = await fetch(`${server.url}/api/sysUser/userInfo`, { headers: { token: ticket } })
      expect(await asToken.json()).toMatchObject({ code: 50008 })
      const address = socketAddress(other.url, { ticket })
      const tries = await Promise.allSettled(Array.from({ length: 5 }, () => openSocketAt(address)))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(openSocketAt(socketAddress(server.url, { ticket }))).rejects.toThrow('HTTP 401')
    } finally {
      await other.stop()
    }
  })

  test('is good for 30 seconds', async () => {
    const { token } = await server.signIn('viewer')
    const [soon, late] = [
      await ticketAddress({ url: server.url, token }),
      await ticketAddress({ url: server.url, token }),
    ]
    await passTime(29)
    const socket = await openSocketAt(soon)
    await passTime(2)
    await expect(openSocketAt(late)).rejects.toThrow('HTTP 401')
    socket.close()
  })

  test('is worth nothing once its session has ended', async () => {
    const desk = await server.signIn('viewer')
    const address = await ticketAddress({ url: server.url, token: desk.token })
    await desk.call(session.logout, {})
    await expect(openSocketAt(address)).rejects.toThrow('HTTP 401')
  })

  test('is not stored, only its hash is', async () => {
    const desk = await server.signIn('viewer')
    const { ticket } = await desk.call(session.socketTicket, {}, { requestId: 'ticket-1' })
    const again = await desk.call(session.socketTicket, {}, { requestId: 'ticket-1' })
    expect(again.ticket).not.toBe(ticket)
    const rows = await server.db.selectFrom('requests').selectAll().where('request_id', '=', 'ticket-1').execute()
    expect(rows).toEqual([])
  })
})

describe('The token in the address', () => {
  test('opens a socket for simple clients, which greet, receive and acknowledge', async () => {
    const { token, person } = await server.signIn('viewer')
    const socket = await openSocketAt(socketAddress(server.url, { token }))
    const id = await sendNotification(server, { userId: person.id })
    socket.send({ senderId: person.id, msg: '', msgIds: '', action: action.firstLogin })
    const told = await until(() => socket.notifications.find(one => one.id === id))
    socket.send({ senderId: person.id, msg: '', msgIds: '', action: action.heartbeat })
    socket.send({ senderId: person.id, msg: '', msgIds: String(id), action: acknowledgementOf(told) })
    await until(() =>
      server.db
        .selectFrom('notification_receipts')
        .select('acknowledged_at')
        .where('notification_id', '=', id)
        .where('acknowledged_at', 'is not', null)
        .executeTakeFirst(),
    )
    socket.close()
  })

  test('opens none where SOCKET_TOKEN_IN_ADDRESS is 0; a ticket does', async () => {
    const strict = await startTestServer({ joins: server, settings: { SOCKET_TOKEN_IN_ADDRESS: '0' } })
    try {
      const { token } = await server.signIn('viewer')
      await expect(openSocketAt(socketAddress(strict.url, { token }))).rejects.toThrow('HTTP 401')
      const socket = await openSocketAt(await ticketAddress({ url: strict.url, token }))
      socket.close()
    } finally {
      await strict.stop()
    }
  })
})
