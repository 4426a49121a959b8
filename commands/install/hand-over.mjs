/**
 * Becomes this program, which so has our process number, our terminal and our parent: nothing stands above it and needs memory. Returns
 * only where Node cannot (before 22.15 and 23.11), or where a parent of ours wants to know when it ends.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function handOver(program, args, env = process.env) {
  if (process.execve && !process.connected) process.execve(program, [program, ...args], { ...env })
}
