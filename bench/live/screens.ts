import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { WebSocket } from 'ws'

/**
 * Screens with the list of orders, as a browser asks for it, in a process of their own so that their CPU is not the
 * server's. `before`: each question by itself and whole, once a second. Input: `{ port, tokens, isBefore }`; each line on
 * the standard input asks for the figures since the line before.
 */
type Terms = { port: number; tokens: { id: number; token: string }[]; isBefore: boolean }

const { port, tokens, isBefore } = JSON.parse(process.argv[2] ?? '{}') as Terms
const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const restMs = isBefore ? 1000 : 2100
const gatherMs = 80
const figures = { requests: 0, bytes: 0, refused: 0 }
let latencies: number[] = []

const ofOrders = [
  { name: 'orders.list', input: { service: 'food' } },
  { name: 'orders.counts', input: { service: 'food' } },
]
const ofNotices = [
  { name: 'notifications.list', input: { limit: 50 } },
  { name: 'notifications.alarms', input: {} },
]
const rules = { name: 'notifications.rules', input: {} }
type Question = { name: string; input: object }

function post(path: string, token: string, body: object): Promise<{ status: number; body: unknown }> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'accept-encoding': 'gzip, deflate, br',
    token,
  }
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent }, async answer => {
      const whole = Buffer.concat(await answer.toArray())
      figures.requests += 1
      figures.bytes += whole.length + answer.rawHeaders.join('    ').length
      latencies.push(performance.now() - startedAt)
      const isBrotli = answer.headers['content-encoding'] === 'br'
      resolve({
        status: answer.statusCode ?? 0,
        body: JSON.parse(String(isBrotli ? brotliDecompressSync(whole) : whole)),
      })
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

async function askAll(token: string, questions: readonly Question[], tags: Map<string, string>): Promise<void> {
  if (isBefore) {
    await Promise.all(questions.map(({ name, input }) => post(`/api/${name.replace('.', '/')}`, token, input)))
    return
  }
  const asked = questions.map(({ name, input }) => ({ name, input, have: tags.get(name) ?? '' }))
  const { status, body } = await post('/api/live', token, { questions: asked })
  if (status === 503) figures.refused += 1
  const { data } = body as { data: { answers?: { tags?: string }[] } }
  for (const [at, { tags: now }] of (data.answers ?? []).entries()) if (now) tags.set(questions[at]?.name ?? '', now)
}

/** One screen, for good. */
async function open({ id, token }: Terms['tokens'][number]): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?token=${token}`)
  const heard = new Set<string>()
  const tags = new Map<string, string>()
  socket.on('message', data => {
    const frame = JSON.parse(String(data)) as { nudge?: string } | object[]
    if ('nudge' in frame && frame.nudge) heard.add(frame.nudge.split('.')[0] ?? '')
    else heard.add('notifications')
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  for (const [action, msg] of [
    [1, ''],
    [9, '*'],
  ])
    socket.send(JSON.stringify({ senderId: id, action, msg, msgIds: '' }))
  void live()

  async function live(): Promise<void> {
    for (;;) {
      const hasOrders = heard.has('orders')
      const hasNotices = heard.has('notifications')
      heard.clear()
      const questions = [
        ...(hasOrders ? ofOrders : []),
        ...(hasNotices ? ofNotices : []),
        ...(hasNotices && isBefore ? [rules] : []),
      ]
      if (questions.length > 0) await askAll(token, questions, tags).catch(() => {})
      await pause(questions.length > 0 ? restMs : gatherMs)
    }
  }
}

for (const each of tokens) await open(each)
console.log('{}')
process.stdin.on('data', () => {
  const p50 = latencies.toSorted((one, other) => one - other)[Math.floor(latencies.length / 2)] ?? 0
  console.log(JSON.stringify({ ...figures, p50 }))
  Object.assign(figures, { requests: 0, bytes: 0, refused: 0 })
  latencies = []
})
