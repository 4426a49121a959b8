import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until no other process installs into this folder.
 *
 * @param {string} root
 * @param {(root: string) => Promise<(() => void) | undefined>} tryToLock
 * @returns {Promise<() => void>} releases the lock
 */
export async function lockInstall(root, tryToLock = process.platform === 'linux' ? lockByKernel : lockByFile) {
  for (let tries = 0; ; tries++) {
    const release = await tryToLock(root)
    if (release) return release
    if (tries === 0) console.log('Another start is installing the libraries; waiting for it.')
    await sleep(500)
  }
}

/** An abstract socket named after the folder, which Linux releases when the process ends. @param {string} root */
export async function lockByKernel(root) {
  const { dev, ino } = statSync(root)
  const server = createServer()
  const isOurs = await new Promise(resolve => {
    server.once('error', () => resolve(false)).listen(`\0citydesk-install-${dev}-${ino}`, () => resolve(true))
  })
  server.unref()
  return isOurs ? () => void server.close() : undefined
}

/** A file with our pid, for other systems; the file of a killed process is moved away. @param {string} root */
export async function lockByFile(root) {
  const file = join(root, '.install.lock')
  const release = () => rmSync(file, { force: true })
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
    process.once('exit', release)
    return () => {
      process.off('exit', release)
      release()
    }
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    removeIfOwnerDied(file)
    return undefined
  }
}

/** @param {string} file */
function removeIfOwnerDied(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // The file is empty between its creation and the writing of the pid.
    if (!pid || isRunning(pid)) return
    const aside = `${file}.${process.pid}`
    renameSync(file, aside)
    // Another start may have replaced the old file by its own meanwhile.
    if (Number(readFileSync(aside, 'utf8')) === pid) rmSync(aside)
    else renameSync(aside, file)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
