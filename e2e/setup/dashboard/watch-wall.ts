import type { Person } from '../browser.ts'
import { signIn } from '../browser.ts'

const refreshMs = 3000
export const updatesInTenMinutes = 200

/** A wall that stays as long as its own clock says, and what it takes in the meantime. */
export async function watchWall(page: Person) {
  await page.clock.install()
  await signIn(page, 'admin', '/dashboard?wall=1')
  await page.getByRole('heading', { name: '城市实况' }).waitFor()
  const devtools = await page.context().newCDPSession(page)
  return {
    /**
     * So many updates, one after the other: three seconds of its clock and one answer each. `isHasty`: timers that would
     * run several times meanwhile run once.
     */
    async update(times: number, { isHasty = false } = {}): Promise<void> {
      for (let counted = 0; counted < times; counted += 1) {
        const read = page.waitForResponse(answer => answer.url().includes('/api/dashboard/wall'))
        await (isHasty ? page.clock.fastForward(refreshMs) : page.clock.runFor(refreshMs))
        await read
      }
    },
    async measure() {
      for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage')
      const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage')
      return { heap, elements: await page.evaluate(() => document.querySelectorAll('*').length) }
    },
  }
}
