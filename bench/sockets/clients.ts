import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** Many cheap socket clients, which count frames without parsing them. */
export type Clients = {
  /** Text frames that arrived, all clients together. */
  frames(): number
  /** The latest arrival, `performance.now()`. */
  lastAt(): number
  send(text: string): void
  close(): void
}

type Options = {
  port: number
  paths: string[]
  /** Connections that are opened at the same time. */
  atOnce?: number
  isWebSocket?: boolean
  /** What is requested in place of a path, right before it is opened. */
  addressOf?: (path: string) => Promise<string>
  firstFrame?: (path: string) => string
}

/** Opens one connection for each path; resolves when every one is open. */
export async function openClients({
  port,
  paths,
  atOnce = 100,
  isWebSocket = true,
  addressOf = async path => path,
  firstFrame,
}: Options): Promise<Clients> {
  let frames = 0
  let lastAt = 0
  const onFrame = () => {
    frames += 1
    lastAt = performance.now()
  }
  const sockets: Socket[] = []
  const open = async (path: string) => {
    const address = isWebSocket ? await addressOf(path) : undefined
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    await opened(socket, address)
    const onPing = () => void socket.write(pong)
    socket.on('data', isWebSocket ? splitFrames(webSocketSize, onFrame, onPing) : splitFrames(rawSize, onFrame))
    socket.on('error', () => {})
    if (firstFrame) socket.write(maskedFrame(firstFrame(path)))
    sockets.push(socket)
  }
  for (let start = 0; start < paths.length; start += atOnce) {
    await Promise.all(paths.slice(start, start + atOnce).map(open))
  }
  return {
    frames: () => frames,
    lastAt: () => lastAt,
    send: text => sockets.forEach(socket => void socket.write(maskedFrame(text))),
    close: () => sockets.forEach(socket => void socket.destroy()),
  }
}

function opened(socket: Socket, path: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    if (path === undefined) return void socket.once('data', () => resolve())
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    socket.once('data', answer => {
      const head = answer.toString('latin1')
      const end = head.indexOf('\r\n\r\n') + 4
      if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head.split('\r\n')[0]))
      if (end < answer.length) socket.unshift(answer.subarray(end))
      resolve()
    })
  })
}

/** Splits the stream into frames. A frame over raw TCP begins with its length in four bytes. */
function splitFrames(
  sizeOf: (bytes: Buffer) => number | undefined,
  onFrame: () => void,
  onPing?: () => void,
): (piece: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return piece => {
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    for (;;) {
      const size = sizeOf(rest)
      if (size === undefined || rest.length < size) return
      const kind = rest.readUInt8(0) & 0x0f
      if (!onPing || kind === 1) onFrame()
      else if (kind === 9) onPing()
      rest = rest.subarray(size)
    }
  }
}

function rawSize(bytes: Buffer): number | undefined {
  return bytes.length < 4 ? undefined : 4 + bytes.readUInt32BE(0)
}

function webSocketSize(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined
  const short = bytes.readUInt8(1) & 0x7f
  if (short < 126) return 2 + short
  if (short === 126) return bytes.length < 4 ? undefined : 4 + bytes.readUInt16BE(2)
  return bytes.length < 10 ? undefined : 10 + Number(bytes.readBigUInt64BE(2))
}

/** The server closes the socket of a client that does not answer pings. */
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

/** A text frame as a browser sends it, with a mask of zeros. */
export function maskedFrame(text: string): Buffer {
  const body = Buffer.from(text)
  if (body.length > 65_535) throw new Error('The frame is too long for a 16-bit length.')
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 0xff])
  return Buffer.concat([head, Buffer.alloc(4), body])
}
