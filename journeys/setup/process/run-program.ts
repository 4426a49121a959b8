import { spawn, spawnSync } from 'node:child_process'
import { vi } from 'vitest'

export type Ended = { stdout: string; stderr: string; code?: number }

/** What a command does once it is loaded, without a process of its own: that one would load the whole server. */
export async function runHere(work: () => Promise<void>): Promise<Ended> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    await work()
    return { stdout: log.mock.calls.flat().join('\n'), stderr: '' }
  } catch (error) {
    return { stdout: '', stderr: (error as Error).message }
  } finally {
    log.mockRestore()
  }
}

export type Ran = { code: number | null; output: string }

/** Whether a program is on this machine. */
export function hasProgram(name: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', name], { stdio: 'ignore' }).status === 0
}

/** Runs a program to its end; what it prints and what it complains of together. */
export function runProgram(
  name: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { ...options, env: { ...process.env, ...options.env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    child.on('error', reject)
    child.on('close', code => resolve({ code, output }))
  })
}
