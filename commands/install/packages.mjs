import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runForwardingSignals } from './forward-signals.mjs'
import { lockInstall } from './install-lock.mjs'

/** Installs the packages of package-lock.json. Two starts at once take turns. Throws an error message. @param {string} root */
export async function installMissingPackages(root) {
  if (isInstalled(root) && hasPinnedNode(root)) return
  const release = await lockInstall(root)
  try {
    if (!isInstalled(root)) await install(root)
    if (!hasPinnedNode(root)) await installPinnedNode(root)
  } finally {
    release()
  }
}

/** The Node that package.json pins; on a machine where it does not run, the current one if that is new enough. @param {string} root */
export function findNode(root) {
  const pinned = join(root, 'node_modules', '.bin', 'node')
  if (spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new Error(
    `The bundled Node 24 does not run on this machine, and this is Node ${process.versions.node}. Install Node 24 and start again.`,
  )
}

/** npm records the installed packages at the end: after an interrupted or older install, the record differs from the lock file. @param {string} root */
function isInstalled(root) {
  const asked = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(asked).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === version : optional || devOptional
  })
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** @param {string} root */
function hasPinnedNode(root) {
  return existsSync(join(root, 'node_modules', 'node', 'bin', 'node'))
}

/** @param {string} root */
async function install(root) {
  // npm's settings may omit development dependencies, or the PostgreSQL of this machine.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retry-mintimeout=2000',
  ]
  await runNpm(root, args, 'Installing the libraries (npm ci) · 正在安装依赖')
}

/** Fetches the pinned Node if install scripts are disabled. @param {string} root */
async function installPinnedNode(root) {
  await runNpm(root, ['rebuild', 'node', '--ignore-scripts=false'], 'Installing Node 24 · 正在安装 Node 24')
}

/** @param {string} root @param {string[]} args @param {string} what */
async function runNpm(root, args, what) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log(`${what} …`)
  const progress = setInterval(() => console.log(`  … ${seconds()} s`), 5000)
  // Set by `npm run`; elsewhere npm is found on the PATH.
  const cli = process.env.npm_execpath
  const [program, ...rest] = cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args]
  try {
    const options = { cwd: root, stdio: /** @type {['ignore', 'pipe', 'pipe']} */ (['ignore', 'pipe', 'pipe']) }
    // On SIGTERM npm would first finish its packages, which the next start installs again in any case.
    const { code, output, isInterrupted } = await runForwardingSignals(program, rest, options, 'SIGKILL')
    if (isInterrupted) process.exit(130)
    if (code !== 0) throw new Error(whyNot(output, root))
    console.log(`  … installed in ${seconds()} s`)
  } finally {
    clearInterval(progress)
  }
}

/** @param {string} output @param {string} root */
function whyNot(output, root) {
  if (/ENOSPC|no space left/i.test(output)) return `The disk of ${root} is full. Free about 1 GB and start again.`
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output))
    return `This user cannot write to ${root}. Start as its owner, or clone CityDesk into a folder of your own.`
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(output))
    return 'The npm registry cannot be reached, so the libraries cannot be installed. Check the network (or npm’s registry and proxy settings) and start again. 无法连接 npm 源，请检查网络后重试。'
  const reasons = output.trim().split('\n').slice(0, 5).join('\n')
  return `${reasons}\nThe libraries could not be installed; npm says why above. Put that right and start again.`
}
