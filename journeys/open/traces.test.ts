import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { deskOf } from '../setup/orders/desk.ts'
import { decide } from '../setup/orders/desk-moves.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  status: z.object({ code: z.number().optional() }).optional(),
})
const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

const collected: z.output<typeof Span>[] = []
const collector = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { resourceSpans } = Export.parse(JSON.parse(text))
  collected.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
  response.setHeader('content-type', 'application/json').end('{}')
})
const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

beforeAll(() => new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  collector.closeAllConnections()
  collector.close()
})

const server = withServer(() => ({ listens: true, settings: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() } }))

test('From the click to the webhook it is one trace, with the id that the event keeps', async () => {
  const desk = await server.signIn('ops')
  const order = await server.fixtures.order('preparing/wait_dispatch')
  const { id: workerId } = await server.fixtures.rider()
  await decide(desk, 'assign', order, workerId)
  const { trace_id: traceId } = await server.db
    .selectFrom('events')
    .select('trace_id')
    .where('subject', '=', 'orders')
    .where('subject_id', '=', order.id)
    .where('action', '=', 'orders.assign')
    .executeTakeFirstOrThrow()
  const trace = traceId?.replaceAll('-', '') ?? ''
  const ofTrace = () => collected.filter(span => span.traceId === trace)

  const clicked = await until(() => ofTrace().find(({ name }) => name === 'POST /api/orders/assign'))
  expect(clicked.parentSpanId ?? '').toBe('')
  const sent = await until(() => ofTrace().find(({ name }) => name.startsWith('webhook order.')))
  expect(sent.parentSpanId).toBe(clicked.spanId)
  const told = server.webhooks.headers.map(({ traceparent }) => traceparent)
  expect(told).toContain(`00-${trace}-${sent.spanId}-01`)
  // Other requests have traces of their own.
  expect(new Set(collected.map(span => span.traceId)).size).toBeGreaterThan(3)
})

test('A webhook that is refused is a span with an error', async () => {
  server.webhooks.answerWith(500)
  const order = await server.fixtures.order('preparing/wait_dispatch')
  await until(() => collected.find(({ name, status }) => name.startsWith('webhook order.') && status?.code === 2))
  server.webhooks.answerWith(204)
  expect(order.id).toBeGreaterThan(0)
})

test('A collector that is away holds nothing up', async () => {
  const node = await startTestServer({
    joins: server,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
  })
  const { token } = await server.signIn('ops')
  expect((await deskOf(node.url, token)).person.id).toBeGreaterThan(0)
  await node.stop()
})
