import { existsSync } from 'node:fs'
import { run } from '../start/child-processes.ts'

/** Whether packages can be installed here. */
export const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export async function installPackages(packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const quietly = ['-qq', '-o=Dpkg::Use-Pty=0']
  if (await run('apt-get', ['update', ...quietly], { env }))
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...quietly, ...packages], { env })
}
