import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { Config } from '#server/kit/config.ts'
import { type Outages, sentences } from '#server/process/outages/index.ts'

type Options = {
  config: Pick<Config, 'LOG_LEVEL'>
  /** Learns of every error that is logged. */
  outages: Outages
  /** Standard output by default. */
  destination?: DestinationStream | undefined
}

/** One JSON line per entry. Errors are logged as `{ error }`; of an outage, the first one is, with its sentence. */
export function createLog({ config, outages, destination }: Options): Logger {
  const isSilent = config.LOG_LEVEL === 'silent'
  const options: LoggerOptions = {
    // A silent log writes nothing, and learns of errors all the same.
    level: isSilent ? 'error' : config.LOG_LEVEL,
    redact: ['token', '*.token', 'req.headers.token'],
    serializers: { error: describeError, err: describeError },
    hooks: {
      logMethod(entry, method) {
        const error = errorOf(entry[0])
        const noted = outages.note(error)
        if (isSilent || noted?.isFirst === false) return
        if (!noted) return method.apply(this, entry)
        this.error({ outage: noted.outage, error: describeError(error) }, sentences[noted.outage])
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

function errorOf(entry: unknown): unknown {
  if (entry instanceof Error || typeof entry !== 'object' || entry === null) return entry
  const { error, err } = entry as { error?: unknown; err?: unknown }
  return error ?? err
}

/** Without the other fields of an error: those of the database hold values of rows. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code, errors } = error as Error & { code?: unknown; errors?: unknown }
  return {
    type,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(Array.isArray(errors) && { errors: errors.map(describeError) }),
  }
}
