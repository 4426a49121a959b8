import { createServer as createHttpServer } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { WebSocketServer } from 'ws'

/**
 * Reference servers to compare with ours, each in its own process: a loop over `ws`, and one over bare TCP. For each line of
 * the input, a number of bytes, every client gets a frame of that size.
 */
const kind = process.argv[2]
const everybody = kind === 'ws' ? listenByWebSocket() : listenByTcp()

process.stdin.on('data', input => {
  for (const line of String(input).trim().split('\n')) everybody(Number(line))
})

function listenByWebSocket(): (bytes: number) => void {
  const http = createHttpServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  // The same answer as to a first login without notifications, so that reconnecting can be compared.
  server.on('connection', socket => socket.on('message', () => socket.send('[]')))
  http.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
    console.log((http.address() as { port: number }).port),
  )
  return bytes => {
    const frame = Buffer.alloc(bytes, 'x')
    for (const socket of server.clients) socket.send(frame, { binary: false })
  }
}

function listenByTcp(): (bytes: number) => void {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    socket.setNoDelay(true)
    sockets.add(socket)
    // The system accepts connections before the program does; this shows the client that the program has.
    socket.write(Buffer.alloc(4))
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
    console.log((server.address() as { port: number }).port),
  )
  return bytes => {
    const frame = Buffer.alloc(4 + bytes, 'x')
    frame.writeUInt32BE(bytes, 0)
    for (const socket of sockets) socket.write(frame)
  }
}
