import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Hostile lines to a server, in a process of their own: `node bench/strangers/lines.ts <port> <kind> <lines>`. */
const [, , port = '0', kind = 'guesses', lines = '200'] = process.argv
const json = 'content-type: application/json\r\n'

function post(path: string, headers: string, body = ''): string {
  return `POST ${path} HTTP/1.1\r\nhost: desk\r\n${headers}content-length: ${body.length}\r\n\r\n${body}`
}

/** Begins a body of 7 MB and sends nothing more. */
function begin(path: string, headers: string): string {
  return `POST ${path} HTTP/1.1\r\nhost: desk\r\n${headers}content-length: 7000000\r\n\r\n{"a":`
}

const nested = `{"username":"a","password":"b","c":${'['.repeat(5000)}${']'.repeat(5000)}}`
const guess = () => JSON.stringify({ username: randomBytes(6).toString('hex'), password: 'guess' })
const firstKey = JSON.stringify({ key: 'x'.repeat(32), username: 'root', password: 'not a common one' })
const multipart = 'content-type: multipart/form-data; boundary=x\r\ntoken: nobody\r\n'

const requests: Record<string, () => string> = {
  nested: () => post('/api/user/login', json, nested),
  guesses: () => post('/api/user/login', json, guess()),
  firstKey: () => post('/api/session/createFirstAdministrator', json, firstKey),
  halfSent: () => begin('/api/user/login', json).replace('7000000', '700'),
  uploads: () => begin('/api/upload', multipart),
  unsigned: () => begin('/open/v1/orders', json),
  tokens: () => post('/api/orders/list', `${json}token: ${randomBytes(32).toString('base64url')}\r\n`, '{}'),
  pages: () => 'GET /login HTTP/1.1\r\nhost: desk\r\n\r\n',
}

/** From an address of its own, without a pause: the next request as soon as the answer to the last one came. */
function openLine(): Promise<void> {
  return new Promise(resolve => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' })
    const send = () => socket.write(requests[kind]?.() ?? '')
    socket.on('connect', send)
    socket.on('data', send)
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}

async function keepLine(): Promise<never> {
  for (;;) {
    await openLine()
    await pause(10)
  }
}

for (let line = 0; line < Number(lines); line += 1) void keepLine()
