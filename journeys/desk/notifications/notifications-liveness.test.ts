import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { notifications } from '#contract/desk/notifications.ts'
import { startJobs } from '#server/process/jobs/index.ts'
import { createNode } from '../../../e2e/setup/process/nodes.ts'
import { startDatabaseProxy } from '../../../e2e/setup/proxy.ts'
import { type Desk, deskOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { notifyEverybody } from '../../setup/process/notices.ts'
import { withServer } from '../../setup/process/server.ts'
import { hasReceived, openSocket, type TestSocket, ticketAddress, untilReceived } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()
/** Seconds between two pings of the server, and the number of unanswered pings after which it closes a socket. */
const [tickSeconds, ticks] = [5, 12]

describe('a stopping node', () => {
  test('closes its sockets one after the other, serves the rest meanwhile, and loses nothing', async () => {
    const leaving = await createNode(server.databaseUrl)
    await leaving.start()
    try {
      const leavers = await Promise.all([1, 2, 3, 4].map(() => openLeaver(leaving.url)))
      leaving.signal('SIGTERM')
      const told: number[] = []
      const receivedLast: number[] = []
      for (let gone = 0; gone < leavers.length; ) {
        told.push(await notifyEverybody(server))
        await pause(50)
        gone = leavers.filter(({ code }) => code() !== undefined).length
      }
      for (const { socket, desk, code } of leavers) {
        expect(code()).toBe(1012)
        receivedLast.push(told.filter(id => hasReceived(socket, id)).length)
        const back = await desk.socket()
        for (const id of told) if (!hasReceived(socket, id)) await untilReceived(back, id)
        back.close()
      }
      // Each stayed open longer than the previous one: they were not closed together.
      expect(new Set(receivedLast).size).toBe(leavers.length)
    } finally {
      await leaving.stop()
    }
  })

  async function openLeaver(url: string): Promise<{ socket: TestSocket; desk: Desk; code: () => number | undefined }> {
    const desk = await server.signIn('viewer')
    const socket = await openSocket({ url, token: desk.token })
    let code: number | undefined
    void socket.closed.then(closed => (code = closed))
    socket.firstLogin(desk.person.id)
    await socket.settled()
    return { socket, desk, code: () => code }
  }
})

describe('half-open connections to the database', () => {
  test('do not stop a node: it answers again, and delivers missed notifications', async () => {
    const line = await startDatabaseProxy(server.databaseUrl)
    const node = await createNode(line.url, { DATABASE_TIMEOUT_SECONDS: '2' })
    await node.start()
    try {
      const { token, person } = await server.signIn('dispatcher')
      const desk = await deskOf(node.url, token)
      const socket = await openSocket({ url: node.url, token })
      socket.firstLogin(person.id)
      await untilReceived(socket, await notifyEverybody(server))
      for (let round = 0; round < 2; round += 1) {
        line.halfOpen(1)
        // More than there are connections, so that every dead one is used; each query is answered or fails.
        const clear = () =>
          desk.call(notifications.clear, {}).then(
            () => true,
            () => false,
          )
        await Promise.all(Array.from({ length: 20 }, clear))
        await untilReceived(socket, await notifyEverybody(server))
        await until(clear)
      }
      socket.close()
    } finally {
      await node.stop()
      await line.stop()
    }
  })

  test('do not stop the queue: jobs enqueued meanwhile are done', async () => {
    const line = await startDatabaseProxy(server.databaseUrl)
    const jobs = await startJobs(line.url, server.runtime.log, { timeoutMs: 2000 })
    const done: number[] = []
    const later = (order: number) =>
      server.db.transaction().execute(db => server.runtime.jobs.later(db, 'journey.lines', { order }))
    try {
      await jobs.work<{ order: number }>('journey.lines', async ({ order }) => void done.push(order))
      await later(1)
      await until(() => done.includes(1))
      line.halfOpen(1)
      await later(2)
      await until(() => done.includes(2))
    } finally {
      await jobs.stop()
      await line.stop()
    }
  })
})

// Last, because the server processes of the other tests do not follow when the time is put forward.
test('a socket that does not answer pings is closed; one that answers stays open without other traffic', async () => {
  const desk = await server.signIn('viewer')
  const quiet = await desk.socket()
  let isQuietClosed = false
  void quiet.closed.then(() => (isQuietClosed = true))
  const deaf = new WebSocket(await ticketAddress({ url: server.url, token: desk.token }), { autoPong: false })
  const code = new Promise(resolve => deaf.on('close', resolve))
  await once(deaf, 'open')
  // Three times the timeout of the silent one.
  for (let tick = 0; tick < 3 * ticks; tick += 1) {
    await passTime(tickSeconds)
    // By then its answer to a ping has arrived.
    await quiet.settled()
  }
  expect(await code).toBe(1006)
  expect(isQuietClosed).toBe(false)
  await untilReceived(quiet, await notifyEverybody(server))
  quiet.close()
})
