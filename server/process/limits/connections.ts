import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '#server/kit/config.ts'
import { networkOf } from './addresses.ts'
import { isOwnMachine } from './own-machine.ts'

/**
 * Closes connections beyond the number that one address may hold. A trusted proxy speaks for many, and so does this machine. Answers
 * what takes a line out of the count: that of a socket which was opened, and has limits of its own.
 */
export function limitConnections(
  server: Server,
  { CONNECTIONS_PER_ADDRESS, TRUSTED_PROXIES }: Config,
): (line: object) => void {
  const counts = new Map<string, number>()
  const isTrusted = proxyAddr.compile(TRUSTED_PROXIES)
  const leaves = new WeakMap<object, () => void>()

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isOwnMachine(remoteAddress) || isTrusted(remoteAddress, 0)) return
    const network = networkOf(remoteAddress)
    const count = counts.get(network) ?? 0
    if (count >= CONNECTIONS_PER_ADDRESS) return void socket.destroy()
    counts.set(network, count + 1)
    leaves.set(socket, () => leave(network, socket))
    socket.once('close', () => leaves.get(socket)?.())
  })
  function leave(network: string, socket: Socket): void {
    leaves.delete(socket)
    const left = (counts.get(network) ?? 1) - 1
    if (left > 0) counts.set(network, left)
    else counts.delete(network)
  }

  return line => leaves.get(line)?.()
}
