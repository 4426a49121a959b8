import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program to its end in a session of its own, so that a terminal's Ctrl-C reaches only us: we pass it on once, although
 * npm repeats it. Resolves to its exit code, 128 + number for a signal, and its output where that is a pipe.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {NodeJS.Signals} [ending] the signal it gets instead of the one that we got
 * @returns {Promise<{ code: number, said: string, isInterrupted: boolean }>}
 */
export function runForwardingSignals(program, args, options, ending) {
  const child = spawn(program, args, { ...options, detached: true })
  let isInterrupted = false
  /** @param {NodeJS.Signals} signal */
  function pass(signal) {
    if (isInterrupted || !child.pid) return
    isInterrupted = true
    // A closed terminal is a reason to stop in order, for which programs listen to SIGINT and SIGTERM only.
    process.kill(-child.pid, ending ?? (signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, pass)

  let said = ''
  child.stdout?.on('data', chunk => (said += chunk))
  child.stderr?.on('data', chunk => (said += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.off(name, pass)
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], said, isInterrupted })
    })
  })
}
