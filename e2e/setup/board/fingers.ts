import type { CDPSession, Page } from 'playwright-core'

export type Spot = { x: number; y: number }

/** Fingers on a page that was opened with `hasTouch`; the page of a mouse has none. */
export async function fingersOn(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    tap: ({ x, y }: Spot) => page.touchscreen.tap(x, y),
    /** Each finger along its way, all together; the ways have the same number of spots. */
    async drag(...ways: Spot[][]): Promise<void> {
      const [first = []] = ways
      for (const at of first.keys())
        await touch(
          at === 0 ? 'touchStart' : 'touchMove',
          ways.flatMap(way => way[at] ?? []),
        )
      await touch('touchEnd', [])
    },
  }
}

/** From one spot to another by some between. */
export function wayOf(from: Spot, to: Spot, steps = 6): Spot[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }))
}
