import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuse } from './refusal.ts'
import { answerOfError } from './serve.ts'

/** As the server answers: the last to be asked where answering failed as well. */
function startAnswering() {
  const http = Fastify()
  http.setErrorHandler((error, request, reply) => {
    const { status, envelope } = answerOfError(error, request)
    return reply.code(status).send(envelope)
  })
  return http
}

test('What fails is no success for whoever reads the status: only operations of staff are answered 200', async () => {
  const http = startAnswering()
  const fail = () => {
    throw new Error('a mistake')
  }
  http.post('/api/orders/list', fail)
  http.get('/files/1', fail)
  await http.register(async open => {
    open.setErrorHandler((_error, _request, reply) => reply.code(400).send({ reason: 'badInput' }))
    // Fails over the answers of apps, whatever they are.
    open.addHook('onSend', async (_request, _reply, payload) => (String(payload).includes('50001') ? payload : fail()))
    open.post('/open/v1/orders', fail)
  })
  const asked = [
    ['POST', '/api/orders/list', 200],
    ['GET', '/files/1', 500],
    ['POST', '/open/v1/orders', 500],
  ] as const
  for (const [method, url, status] of asked) {
    const answer = await http.inject({ method, url })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, status, 50001])
  }
})

test('A refusal is HTTP 200; too much at once is 503', async () => {
  const http = startAnswering()
  http.get('/api/a', () => refuse('notFound'))
  http.get('/api/b', () => refuse('busy'))
  expect((await http.inject('/api/a')).statusCode).toBe(200)
  expect((await http.inject('/api/b')).statusCode).toBe(503)
})
