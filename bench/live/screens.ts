import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { WebSocket } from 'ws'
import type { Notification } from '#contract/desk/notifications.ts'
import { acknowledgementOf } from '#contract/desk/socket.ts'
import { type Watched, watchedOn } from './watched.ts'

/**
 * Open screens, asking as a browser does, in a process of their own so that their CPU is not the server's. `before`: each
 * question by itself and whole. Input: `{ port, tokens, isBefore, shows, isInUse }`; each line on the standard input asks for the
 * figures since the line before.
 */
type Terms = {
  port: number
  tokens: { id: number; token: string }[]
  isBefore: boolean
  shows: keyof typeof watchedOn
  /** Somebody works in each of them. */
  isInUse: boolean
}

const { port, tokens, isBefore, shows, isInUse } = JSON.parse(process.argv[2] ?? '{}') as Terms
const agent = new Agent({ keepAlive: true, maxSockets: 256 })
/** Between two rounds, as in `web/kit/live/rounds.ts`; earlier versions of the list took a second. */
const restMs = isBefore && shows === 'orders' ? 1000 : isInUse ? 600 : 2100
const gatherMs = 80
/** After the server was too busy. */
const busyMs = 5000
const nothing = { requests: 0, answers: 0, bytes: 0, refused: 0 }
const figures = { ...nothing }
let latencies: number[] = []
/** Of the orders that a few screens show: when each came to be shown, epoch ms. */
let shownAt: [no: string, at: number][] = []
const lookedAt = 20

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

/** `askedAt`: when it was asked last. `tags`: of the answer that the screen has. */
type Question = Watched & { askedAt: number; isNudged: boolean; isRefused: boolean; tags: string }
type Row = { no?: string }
type Answer = { tags?: string; refused?: { code: number }; rows?: (Row | number)[]; data?: { rows?: Row[] } }

async function askAll(token: string, questions: readonly Question[], seen: Set<string> | undefined): Promise<void> {
  if (isBefore) await Promise.all(questions.map(one => askAlone(token, one)))
  else for (const answer of await askTogether(token, questions)) if (seen) lookAt(seen, answer)
}

async function askAlone(token: string, question: Question): Promise<void> {
  const { status, body } = await post(`/api/${question.name.replace('.', '/')}`, token, question.input)
  note(question, status, (body as { success: boolean }).success ? {} : { refused: { code: 0 } })
}

async function askTogether(token: string, questions: readonly Question[]): Promise<Answer[]> {
  const asked = questions.map(({ name, input, tags }) => ({ name, input, have: tags }))
  const { status, body } = await post('/api/live', token, { questions: asked })
  const { answers = [] } = (body as { data: { answers?: Answer[] } }).data ?? {}
  for (const [at, question] of questions.entries()) note(question, status, answers[at])
  return answers
}

function lookAt(seen: Set<string>, { rows = [], data }: Answer): void {
  const now = Date.now()
  for (const row of data?.rows ?? rows) {
    if (typeof row !== 'object' || !row.no || seen.has(row.no)) continue
    seen.add(row.no)
    shownAt.push([row.no, now])
  }
}

function note(question: Question, status: number, answer: Answer | undefined): void {
  if (status === 503 || !answer) figures.refused += 1
  else if (answer.refused) question.isRefused = true
  else figures.answers += 1
  if (answer?.tags) question.tags = answer.tags
}

/** The server was not reached, or what it answered could not be read. */
function noteUnanswered(questions: number): void {
  figures.refused += questions
}

/** One screen, for good. */
async function open({ id, token }: Terms['tokens'][number], isLookedAt: boolean): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket?token=${token}`)
  const questions = watchedOn[shows].map((one): Question => {
    // People have opened their screens at different times.
    const askedAt = performance.now() - Math.random() * one.everyMs
    return { ...one, askedAt, isNudged: true, isRefused: false, tags: '' }
  })
  const noteNudge = (feature: string) => {
    for (const one of questions) one.isNudged ||= one.features.includes(feature)
  }
  const send = (action: number, msg: string, msgIds = '') =>
    socket.send(JSON.stringify({ senderId: id, action, msg, msgIds }))
  socket.on('message', data => {
    const frame = JSON.parse(String(data)) as { nudge?: string } | Notification[]
    if ('nudge' in frame && frame.nudge) return noteNudge(frame.nudge.split('.')[0] ?? '')
    // Earlier versions read the list again.
    if (isBefore) noteNudge('notifications')
    const arrived = frame as Notification[]
    for (const [action, group] of Map.groupBy(arrived, acknowledgementOf))
      send(action, '', group.map(one => one.id).join())
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  send(1, '')
  send(9, '*')
  void live(token, questions, isLookedAt ? new Set() : undefined)
}

async function live(token: string, questions: readonly Question[], seen: Set<string> | undefined): Promise<void> {
  for (;;) {
    const now = performance.now()
    const due = questions.filter(one => one.isNudged && !one.isRefused && now - one.askedAt >= one.everyMs)
    for (const one of due) Object.assign(one, { isNudged: false, askedAt: now })
    const refusedBefore = figures.refused
    if (due.length > 0) await askAll(token, due, seen).catch(() => noteUnanswered(due.length))
    const isBusy = figures.refused > refusedBefore
    if (isBusy) for (const one of due) one.isNudged = true
    await pause(isBusy ? busyMs * (1 + Math.random()) : due.length > 0 ? restMs : gatherMs)
  }
}

for (const [at, each] of tokens.entries()) await open(each, at < lookedAt)
console.log('{}')
process.stdin.on('data', () => {
  const p50 = latencies.toSorted((one, other) => one - other)[Math.floor(latencies.length / 2)] ?? 0
  console.log(JSON.stringify({ ...figures, p50, shownAt }))
  Object.assign(figures, nothing)
  latencies = []
  shownAt = []
})
