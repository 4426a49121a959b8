import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createServer } from 'node:tls'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { end, start } from '../commands/cluster/processes.ts'
import { installPackages, isDebianRoot } from '../commands/install/debian.ts'
import { freePort } from '../e2e/setup/process/free-port.ts'

const kinds = ['account', 'container', 'object'] as const
const area = 'us-east-1'

type Undo = (() => Promise<unknown>)[]
export type Swift = { port: number; endpoint: string; area: string; storeName: string; keys: Keys }
type Keys = { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }

/** OpenStack Swift of Debian's packages with an empty store, by Amazon's protocol, which checks every signature. */
export async function startSwift(folder: string, undo: Undo): Promise<Swift> {
  await install()
  const keys = { AWS_ACCESS_KEY_ID: 'city:desk', AWS_SECRET_ACCESS_KEY: randomBytes(16).toString('hex') }
  const storeName = 'city-files'
  const port = await startServers(folder, keys, undo)
  const endpoint = `http://127.0.0.1:${port}`
  Object.assign(process.env, keys)
  await untilServed(new S3Client({ endpoint, region: area, forcePathStyle: true }), storeName)
  return { port, endpoint, area, storeName, keys }
}

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
async function startServers(folder: string, keys: Keys, undo: Undo): Promise<number> {
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
    run(`swift-${kind}-server`, settings, undo)
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
user_city_desk = ${keys.AWS_SECRET_ACCESS_KEY} .admin
[filter:slo]
use = egg:swift#slo
`,
  )
  run('swift-proxy-server', settings, undo)
  return port
}

function run(program: string, settings: string, undo: Undo): void {
  const child = start({ user: undefined }, program, [settings])
  undo.push(() => end(child, 'SIGKILL'))
}

async function untilServed(client: S3Client, storeName: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const error = await client.send(new CreateBucketCommand({ Bucket: storeName })).then(
      () => undefined,
      (why: Error) => why,
    )
    if (!error) return
    if (tries === 60) throw error
    await pause(500)
  }
}

/** A port at which it is reached by TLS, with a certificate that nobody vouches for. */
export async function encrypted({ port }: Swift, folder: string, undo: Undo): Promise<number> {
  const [key, cert] = [join(folder, 'tls.key'), join(folder, 'tls.crt')]
  const terms = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
  execFileSync('openssl', ['req', ...terms, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, near => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  undo.push(async () => void server.close())
  return (server.address() as { port: number }).port
}
