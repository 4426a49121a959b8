import { Agent as HttpAgent, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { publicLookup, refuseWrongAddress } from './address.ts'

/** Milliseconds for everything: name, connection, answer. */
const timeoutMs = 10_000
/** More of an answer is not read. */
const mostAnswerBytes = 2048
/** A connection that nothing was sent on for so long is closed. */
const idleMs = 15_000

type Message = { appId: string; headers: Record<string, string>; text: string }
type Answer = { status: number; text: string }
export type Post = (address: string, message: Message) => Promise<Answer>

/** Posts webhooks; the HTTP status of the answer and how it begins. A redirect is an answer like any other. */
export type Poster = { post: Post; close(): void }

/** Connections stay open for the next webhook, each app's own. Their address was checked when they were opened. */
export function createPoster(toPrivateAddresses: boolean): Poster {
  const agents = new Map<string, HttpAgent>()
  const lookup = toPrivateAddresses ? {} : { lookup: publicLookup() }

  function agentFor(isHttps: boolean, appId: string): HttpAgent {
    const key = `${isHttps} ${appId}`
    const agent = agents.get(key) ?? new (isHttps ? HttpsAgent : HttpAgent)({ keepAlive: true, timeout: idleMs })
    agents.set(key, agent)
    return agent
  }

  return {
    post(address, { appId, headers, text }) {
      const url = new URL(address)
      if (!toPrivateAddresses) refuseWrongAddress(url)
      const isHttps = url.protocol === 'https:'
      const length = { 'content-length': Buffer.byteLength(text) }
      const options = { method: 'POST', headers: { ...headers, ...length }, agent: agentFor(isHttps, appId), ...lookup }
      return ask(isHttps ? requestHttps : requestHttp, url, options, text)
    },
    close() {
      for (const agent of agents.values()) agent.destroy()
    },
  }
}

/** A kept connection may be closed by the other side in the moment in which it is used: asked again, on another one. */
async function ask(request: typeof requestHttp, url: URL, options: RequestOptions, text: string): Promise<Answer> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const asked = request(url, options)
    try {
      return await answerOf(asked, text, until - performance.now())
    } catch (error) {
      const isClosed = (error as NodeJS.ErrnoException).code === 'ECONNRESET'
      if (!asked.reusedSocket || !isClosed || performance.now() >= until) throw error
    }
  }
}

function answerOf(asked: ReturnType<typeof requestHttp>, text: string, ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), ms)
    const answer = ({ statusCode = 0 }: IncomingMessage, text: string) => {
      clearTimeout(timer)
      resolve({ status: statusCode, text })
    }
    const fail = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    // The last that a request says, whatever it said before.
    const closed = () => fail(new Error('closed without an answer'))
    asked.on('error', fail).on('close', closed)
    // 101: the line is the other side's to use, and Node tells of no response.
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      answer(response, '')
    })
    asked.on('response', response => {
      // From here on the response says when it is over, which may be after the request.
      asked.off('close', closed)
      beginningOf(response, () => asked.destroy()).then(beginning => answer(response, beginning))
    })
    asked.end(text)
  })
}

/** As PostgreSQL can store it. */
function beginningOf(response: IncomingMessage, stop: () => void): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > mostAnswerBytes) stop()
  })
  response.on('error', () => {})
  return new Promise(resolve => {
    const done = () => resolve(Buffer.concat(chunks).subarray(0, mostAnswerBytes).toString('utf8').replaceAll('\0', ''))
    response.on('end', done).on('close', done)
  })
}
