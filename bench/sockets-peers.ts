import { createServer as createHttpServer } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { WebSocketServer } from 'ws'

/**
 * What our server is held against, each a process of its own: a loop over `ws`, and one over bare TCP. On each line of the
 * input, a number of bytes, everybody gets a frame of that size.
 */
const kind = process.argv[2]
const everybody = kind === 'ws' ? listenByWebSocket() : listenByTcp()

process.stdin.on('data', input => {
  for (const line of String(input).trim().split('\n')) everybody(Number(line))
})

function listenByWebSocket(): (bytes: number) => void {
  const http = createHttpServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  // As much of an answer as a first login with nothing waiting: so that reconnecting can be compared.
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
    // A system says yes to a connection before the program knows of it; this says that the program does.
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
