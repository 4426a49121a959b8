import { Readable } from 'node:stream'
import type { Store } from './store.ts'

/** The store cannot be reached, or cannot serve for now: the same may succeed in a moment. */
class FilesUnreachable extends Error {
  readonly code = 'FILES_UNREACHABLE'
}

const defaults = { region: 'us-east-1', timeout: '5' }
/** The least part of a file that stores accept is 5 MB; two of them are under way at a time. */
const partBytes = 8_000_000
const partsAtOnce = 2
const connectSeconds = 3
const mostAttempts = 3

/**
 * An object store by Amazon's S3 protocol: `s3://bucket/prefix?endpoint=https://…&region=…&timeout=5`, the last in seconds without a
 * byte. Without an endpoint it is Amazon's. Who we are comes from `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or what else the library knows.
 */
export function objectStore(url: string): Store & { check(): Promise<void> } {
  const { hostname: Bucket, pathname, searchParams } = new URL(url)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const at = (name: string) => ({ Bucket, Key: prefix ? `${prefix}/${name}` : name })
  let connecting: ReturnType<typeof connect> | undefined
  const connected = () => (connecting ??= connect(searchParams))

  return {
    async write(name, pieces) {
      const { client, Upload, DeleteObjectCommand } = await connected()
      let failed: { error: unknown } | undefined
      async function* watched() {
        try {
          yield* pieces
        } catch (error) {
          failed = { error }
          throw error
        }
      }
      const body = Readable.from(watched(), { objectMode: false })
      const upload = new Upload({
        client,
        params: { ...at(name), Body: body },
        partSize: partBytes,
        queueSize: partsAtOnce,
      })
      await explained(upload.done()).catch(error => {
        // What makes the pieces learns that nobody takes them.
        body.destroy()
        // It may have arrived without an answer. Nobody waits for that: a store that is away would be waited for twice.
        client.send(new DeleteObjectCommand(at(name))).catch(() => {})
        throw failed ? failed.error : error
      })
    },
    async open(name, range) {
      const { client, GetObjectCommand } = await connected()
      const part = range && { Range: `bytes=${range.start}-${range.end}` }
      const { Body } = await explained(client.send(new GetObjectCommand({ ...at(name), ...part }))).catch(nothingThere)
      return (Body as Readable | undefined) ?? null
    },
    async remove(name) {
      const { client, DeleteObjectCommand } = await connected()
      await explained(client.send(new DeleteObjectCommand(at(name))))
    },
    /** Throws a sentence where the bucket is not there or not ours; one that cannot be reached may come back. */
    async check() {
      const { client, HeadBucketCommand } = await connected()
      await explained(client.send(new HeadBucketCommand({ Bucket }))).catch(error => {
        if (error instanceof FilesUnreachable) return
        throw new Error(`FILES_URL: the bucket ${Bucket} cannot be used: ${error.name}. Check bucket, region and keys.`)
      })
    },
  }
}

/** Loaded here, since most installations have none. */
async function connect(terms: URLSearchParams) {
  const [{ S3Client, ...commands }, { Upload }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
  ])
  const endpoint = terms.get('endpoint')
  const client = new S3Client({
    region: terms.get('region') ?? defaults.region,
    // Stores of one's own have no host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Nor do they all know the checksums that Amazon's own has since 2025.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: mostAttempts,
    requestHandler: {
      connectionTimeout: connectSeconds * 1000,
      socketTimeout: Number(terms.get('timeout') ?? defaults.timeout) * 1000,
    },
  })
  return { client, Upload, ...commands }
}

type Answered = Error & { $metadata?: { httpStatusCode?: number } }

async function explained<Answer>(asking: Promise<Answer>): Promise<Answer> {
  return asking.catch((error: Answered) => {
    const status = error.$metadata?.httpStatusCode
    if (status !== undefined && status < 500 && status !== 429) throw error
    throw new FilesUnreachable(`The object store failed: ${error.message}`, { cause: error })
  })
}

function nothingThere(error: Error): { Body?: undefined } {
  if (error.name === 'NoSuchKey') return {}
  throw error
}
