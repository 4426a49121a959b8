import { connect, type Socket } from 'node:net'

export type RawRequest = {
  socket: Socket
  /** Everything that came until now. */
  received(): string
  /** Resolves once the server has hung up. */
  ended: Promise<void>
}

/** Writes a request as it is, so that it can be broken or stay unfinished. `from` is the address it comes from. */
export function sendRaw(url: string, parts: (string | Buffer)[], from = '127.0.0.1'): RawRequest {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: from })
  let received = ''
  socket.on('data', chunk => {
    received += chunk.toString('utf8')
  })
  // Hung up on while we were sending: what was received before is what counts.
  socket.on('error', () => {})
  const ended = new Promise<void>(resolve => socket.on('close', () => resolve()))
  for (const part of parts) socket.write(part)
  return { socket, received: () => received, ended }
}

/** The first lines of a request, with the empty line that ends them. */
export function headOf(path: string, headers: Record<string, string | number>, method = 'POST'): string {
  const lines = Object.entries({ host: 'desk', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
