import { spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { type Pass, session } from '#contract/access/session.ts'
import { hashPassword } from '#server/access/session/index.ts'
import { cpuOf } from './processes.ts'
import type { Product } from './product.ts'

const username = 'bench'
const password = 'a password of the bench'
const connections = 8

/** Signs in somebody with every permission; answers the token. */
export async function signIn({ db, url }: Product): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ kind: 'staff', username, nick_name: '老周', password_hash: await hashPassword(password) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const role = await db.selectFrom('roles').select('id').where('code', '=', 'super_admin').executeTakeFirstOrThrow()
  await db.insertInto('user_roles').values({ user_id: id, role_id: role.id }).execute()
  const answer = await fetch(url + session.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { data } = (await answer.json()) as { data: Pass }
  return data.token
}

/** Sends so many requests over a few kept connections, each after the answer of the one before. */
export async function ask(url: string, token: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = count
  const run = async () => {
    while (left-- > 0) await askOnce(url, token, agent)
  }
  await Promise.all(Array.from({ length: connections }, run))
  agent.destroy()
}

function askOnce(url: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { token } }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`HTTP ${answer.statusCode}`))
      answer.resume().on('end', resolve)
    })
    sent.on('error', reject).end()
  })
}

/** CPU milliseconds of one answer of a bare `node:http` that answers the same bytes. */
export async function bareCpu(body: string, count: number, warmingUp: number): Promise<number> {
  const program = `const body = process.argv[1]
    require('node:http').createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
      response.end(body)
    }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const server = spawn(process.execPath, ['-e', program, body], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [port] = await Array.fromAsync(firstLine(server.stdout))
    const url = `http://127.0.0.1:${port}/`
    await ask(url, '', warmingUp)
    const before = await cpuOf(server.pid ?? 0)
    await ask(url, '', count)
    return ((await cpuOf(server.pid ?? 0)) - before) / count
  } finally {
    server.kill()
  }
}

async function* firstLine(output: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const line of createInterface({ input: output })) {
    yield line
    return
  }
}
