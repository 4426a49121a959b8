import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program in a session of its own, so that a terminal's Ctrl-C reaches this process only, which passes it on once although
 * npm repeats it. Resolves to the exit code (128 + number for a signal) and the output if that is a pipe.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {NodeJS.Signals} [ending] the signal to send instead of the received one
 * @returns {Promise<{ code: number, output: string, isInterrupted: boolean }>}
 */
export function runForwardingSignals(program, args, options, ending) {
  const child = spawn(program, args, { ...options, detached: true })
  let isInterrupted = false
  /** @param {NodeJS.Signals} signal */
  function pass(signal) {
    if (isInterrupted || !child.pid) return
    isInterrupted = true
    // Programs shut down gracefully on SIGINT and SIGTERM only, so SIGHUP of a closed terminal is translated.
    process.kill(-child.pid, ending ?? (signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, pass)

  let output = ''
  child.stdout?.on('data', chunk => (output += chunk))
  child.stderr?.on('data', chunk => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.off(name, pass)
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], output, isInterrupted })
    })
  })
}
