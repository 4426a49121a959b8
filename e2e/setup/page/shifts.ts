import type { Page } from 'playwright-core'

/** To be called before the page is opened; then what moved in it without a press, as the browser counts a layout shift. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const found: string[] = []
    const observer = new PerformanceObserver(list => found.push(...(list.getEntries() as Shift[]).map(said)))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, {
      shifts() {
        found.push(...(observer.takeRecords() as Shift[]).map(said))
        return found
      },
    })
    function said({ value, sources }: Shift): string {
      const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 20)}`)
      return `${value.toFixed(4)}: ${moved.join(', ')}`
    }
  })
  return async () => {
    // An entry is written when the frame is painted.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    return page.evaluate(() => (globalThis as unknown as { shifts(): string[] }).shifts())
  }
}

type Shift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }
