import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A proxy that can interrupt, stall and delay its connections. */
export type UnreliableProxy = {
  port: number
  /** Resets this share of the connections. */
  cut(share: number): void
  /** Stops forwarding on this share of the connections, in both directions, without closing them. */
  halfOpen(share: number): void
  /** Delays all data from now on; 0 ends the delay. */
  slow(delayMs: number): void
  /** Nothing passes in either direction, as when a machine is cut off: connections stay open, and new ones are not answered. */
  cutOff(): void
  /** Data passes again; the connections of the time in between are reset. */
  reconnect(): void
  stop(): Promise<void>
}

/** Whether a connection belongs to the given share. */
type Happens = (share: number) => boolean
const always: Happens = share => share > 0

type Line = { near: Socket; far: Socket; isDead: boolean }

/** A proxy to the database with this URL, and the URL through the proxy. */
export async function startDatabaseProxy(
  url: string,
  happens: Happens = always,
): Promise<UnreliableProxy & { url: string }> {
  const address = new URL(url)
  const [host, port] = [decodeURIComponent(address.hostname), Number(address.port || 5432)]
  const line = await startProxy(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }, happens)
  address.host = `127.0.0.1:${line.port}`
  return { ...line, url: address.href }
}

/** Forwards all data until a fault is requested. */
export async function startProxy(target: NetConnectOpts, happens: Happens = always): Promise<UnreliableProxy> {
  const lines = new Set<Line>()
  let delayMs = 0
  let isCutOff = false

  const server = createServer(near => {
    const far = connect(target)
    const line: Line = { near, far, isDead: isCutOff }
    lines.add(line)
    carry(line, near, far)
    carry(line, far, near)
  })

  function carry(line: Line, from: Socket, to: Socket): void {
    from.on('data', piece => {
      if (line.isDead) return
      if (delayMs === 0) {
        if (!to.write(piece)) from.pause()
        return
      }
      from.pause()
      setTimeout(() => {
        if (line.isDead || to.destroyed) return
        to.write(piece)
        from.resume()
      }, delayMs)
    })
    to.on('drain', () => from.resume())
    from.on('error', () => {})
    from.on('close', () => {
      // A stalled connection does not report that the other side has closed.
      if (line.isDead) return
      to.destroy()
      lines.delete(line)
    })
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const some = (share: number) => [...lines].filter(line => !line.isDead && happens(share))
  return {
    port: (server.address() as { port: number }).port,
    cut(share) {
      for (const { near, far } of some(share)) {
        near.resetAndDestroy()
        far.resetAndDestroy()
      }
    },
    halfOpen(share) {
      for (const line of some(share)) line.isDead = true
    },
    slow(delay) {
      delayMs = delay
    },
    cutOff() {
      isCutOff = true
      for (const line of lines) line.isDead = true
    },
    reconnect() {
      isCutOff = false
      for (const line of [...lines].filter(({ isDead }) => isDead)) {
        line.near.resetAndDestroy()
        line.far.resetAndDestroy()
        lines.delete(line)
      }
    },
    async stop() {
      for (const { near, far } of lines) {
        near.destroy()
        far.destroy()
      }
      await new Promise(resolve => server.close(resolve))
    },
  }
}
