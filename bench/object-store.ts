import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { newFileName, openStored, removeStored, storeStream } from '#server/desk/files/index.ts'
import { readConfig } from '#server/kit/config.ts'
import { end, start } from '../commands/cluster/processes.ts'
import { installPackages, isDebianRoot } from '../commands/install/debian.ts'
import { freePort } from '../e2e/setup/process/free-port.ts'
import { checkLimits } from './lists/figures.ts'

/**
 * Files in a real object store: OpenStack Swift of Debian's packages, by Amazon's protocol, which checks every signature.
 * `node bench/object-store.ts`
 */
const kinds = ['account', 'container', 'object'] as const
const [bucket, accessKeyId, secretAccessKey] = ['city-files', 'city:desk', randomBytes(16).toString('hex')]
/** An avatar, a photo, and exports of one part and of three. */
const sizes = [20_000, 900_000, 4_000_000, 20_000_000]
const each = 20

await install()
const folder = await mkdtemp(join(tmpdir(), 'citydesk-swift-'))
const undo: (() => Promise<unknown>)[] = [
  () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
]

async function install(): Promise<void> {
  const packages = ['swift-proxy', ...kinds.map(kind => `swift-${kind}`)].filter(
    name => !existsSync(`/usr/bin/${name}-server`),
  )
  if (packages.length === 0) return
  if (!isDebianRoot) throw new Error(`This needs ${packages.join(', ')} of Debian.`)
  console.log(`Installing ${packages.join(', ')} from Debian’s packages …`)
  await installPackages(packages)
}

/** Answers the port of the proxy. */
async function startSwift(): Promise<number> {
  const user = userInfo().username
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${join(folder, 'node')}
mount_check = false
log_level = ERROR
`
  await mkdir(join(folder, 'node', 'disk'), { recursive: true })
  const suffix = () => randomBytes(8).toString('hex')
  await writeFile(
    join(folder, 'swift.conf'),
    `[swift-hash]\nswift_hash_path_prefix = ${suffix()}\nswift_hash_path_suffix = ${suffix()}\n[storage-policy:0]\nname = one\ndefault = yes\n`,
  )
  for (const kind of kinds) {
    const port = await freePort()
    const builder = join(folder, `${kind}.builder`)
    const ring = (...args: string[]) => execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' })
    ring('create', '4', '1', '1')
    ring('add', `r1z1-127.0.0.1:${port}/disk`, '1')
    ring('rebalance')
    const settings = join(folder, `${kind}.conf`)
    await writeFile(
      settings,
      `${common(port)}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    )
    run(`swift-${kind}-server`, settings)
  }
  const port = await freePort()
  const settings = join(folder, 'proxy.conf')
  await writeFile(
    settings,
    `${common(port)}[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_city_desk = ${secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
`,
  )
  run('swift-proxy-server', settings)
  return port
}

function run(program: string, settings: string): void {
  const child = start({ user: undefined }, program, [settings])
  undo.push(() => end(child, 'SIGKILL'))
}

async function untilServed(client: S3Client): Promise<void> {
  for (let tries = 0; ; tries++) {
    const error = await client.send(new CreateBucketCommand({ Bucket: bucket })).then(
      () => undefined,
      (why: Error) => why,
    )
    if (!error) return
    if (tries === 60) throw error
    await pause(500)
  }
}

const medianOf = (times: readonly number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0)

try {
  const endpoint = `http://127.0.0.1:${await startSwift()}`
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey })
  await untilServed(new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true }))
  const place = readConfig({ DATA_DIR: folder, FILES_URL: `s3://${bucket}/desk?endpoint=${endpoint}` })

  let [different, left] = [0, 0]
  for (const size of sizes) {
    const [written, read]: [number[], number[]] = [[], []]
    for (let at = 0; at < each; at++) {
      const bytes = randomBytes(size)
      const begun = performance.now()
      const { name, sha256 } = await storeStream(place, newFileName('webp'), pieces(bytes))
      const stored = performance.now()
      const whole = Buffer.concat((await (await openStored(place, name))?.toArray()) ?? [])
      written.push(stored - begun)
      read.push(performance.now() - stored)
      const part = Buffer.concat((await (await openStored(place, name, { start: 7, end: 99 }))?.toArray()) ?? [])
      const isSame = whole.equals(bytes) && createHash('sha256').update(bytes).digest().equals(sha256)
      if (!isSame || !part.equals(bytes.subarray(7, 100))) different++
      await removeStored(place, name)
      if (await openStored(place, name)) left++
    }
    console.log(`${size} bytes: written in ${medianOf(written)} ms, read in ${medianOf(read)} ms (medians of ${each})`)
  }
  const cut = await storeStream(place, newFileName('xlsx'), pieces(randomBytes(20_000_000), true)).catch(
    (error: Error) => error.message,
  )
  process.env.AWS_SECRET_ACCESS_KEY = 'another'
  const stranger = { ...place, FILES_URL: `${place.FILES_URL}&timeout=9` }
  const refused = await openStored(stranger, 'x').then(
    () => 'served',
    (error: Error) => error.name,
  )
  checkLimits([
    { what: 'files that came back otherwise than they went', value: different, most: 0 },
    { what: 'files that are there once they are removed', value: left, most: 0 },
    { what: `a source that breaks off: ${cut}`, value: cut === 'broken off' ? 0 : 1, most: 0 },
    { what: `with another key: ${refused}`, value: refused === 'SignatureDoesNotMatch' ? 0 : 1, most: 0 },
  ])
} finally {
  for (const step of undo.reverse()) await step().catch(() => undefined)
}

async function* pieces(bytes: Buffer, breaksOff = false) {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000)
  if (breaksOff) throw new Error('broken off')
}
