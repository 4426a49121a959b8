import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/kit/config.ts'
import type { BeginSending } from '#server/kit/runtime.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** As OpenTelemetry writes it; undefined for what nobody asked for. */
function traceOf(traceId: string | null): string | undefined {
  return traceId !== null && uuid.test(traceId) ? traceId.replaceAll('-', '') : undefined
}

/** The id of the first span of a trace: whoever knows the trace knows it. */
const firstOf = (trace: string) => trace.slice(16)

/** Without spans. Who gets something from us is told its trace all the same. */
export const sendingWithoutSpans: BeginSending = (_name, traceId) => {
  const trace = traceOf(traceId)
  const header = trace ? { traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-00` } : {}
  return { header, ended: () => {} }
}

/** A trace has the id that people see in refusals and that events keep, written without dashes. */
export type Traces = {
  /** A request that was answered just now: the first span of its trace. */
  answered(request: { name: string; traceId: string; ms: number; status: number }): void
  sending: BeginSending
  stop(): Promise<void>
}

const withoutSpans: Traces = { answered: () => {}, sending: sendingWithoutSpans, stop: async () => {} }

/** Spans wait so long for others. */
const batchMs = 1000
/** How long the collector may take, tries included: a server that stops waits for it. */
const mostMs = 3000

/** Spans to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; none without it. One that does not answer holds nothing up. */
export async function openTraces(config: Config): Promise<Traces> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return withoutSpans
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace: spans }, sdk, otlp, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = new otlp.OTLPTraceExporter({ url, timeoutMillis: mostMs })
  const random = new sdk.RandomIdGenerator()
  let first: string | undefined
  const tracing = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }),
    // By the id of the trace: whole traces, on every node.
    sampler: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: batchMs })],
    idGenerator: {
      generateTraceId: () => first ?? random.generateTraceId(),
      generateSpanId: () => (first ? firstOf(first) : random.generateSpanId()),
    },
  })
  const tracer = tracing.getTracer('citydesk')
  return {
    answered({ name, traceId, ms, status }) {
      first = traceOf(traceId)
      if (!first) return
      const endTime = Date.now()
      const attributes = { 'http.response.status_code': status }
      const terms = { kind: SpanKind.SERVER, root: true, startTime: endTime - ms, attributes }
      const span = tracer.startSpan(name, terms, ROOT_CONTEXT)
      first = undefined
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
    sending(name, traceId) {
      const trace = traceOf(traceId)
      if (!trace) return sendingWithoutSpans(name, null)
      const parent = { traceId: trace, spanId: firstOf(trace), traceFlags: TraceFlags.SAMPLED, isRemote: true }
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, spans.setSpanContext(ROOT_CONTEXT, parent))
      const { spanId, traceFlags } = span.spanContext()
      return {
        header: { traceparent: `00-${trace}-${spanId}-0${traceFlags}` },
        ended(error) {
          if (error !== null) span.setStatus({ code: SpanStatusCode.ERROR, message: error })
          span.end()
        },
      }
    },
    // What could not be sent is lost: a collector that is away is no trouble of ours.
    stop: () => tracing.shutdown().catch(() => {}),
  }
}

/** Of what people and apps ask; files of pages and checks of health belong to no trace. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  app.addHook('onResponse', async (request, { elapsedTime, statusCode }) => {
    const route = request.routeOptions.url
    if (!route || !/^\/(api|open\/v1)\//.test(route)) return
    traces.answered({
      name: `${request.method} ${route}`,
      traceId: request.id,
      ms: elapsedTime,
      status: statusCode,
    })
  })
}
