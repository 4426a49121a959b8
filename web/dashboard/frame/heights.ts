import { inBrowser } from '#web/kit/storage.ts'

const entry = 'dashboard-heights'
/** Of blocks in windows of different widths; more are forgotten. */
const mostKept = 200
let kept: Record<string, unknown> | undefined

/**
 * How high a block was when it was last read in a window of this width, in px: it takes this room from the start, so that
 * nothing below it moves when its answer comes.
 */
export function keptHeight(block: string): number | undefined {
  const height = all()[nameOf(block)]
  return typeof height === 'number' ? height : undefined
}

export function keepHeight(block: string, height: number): void {
  if (keptHeight(block) === height) return
  const others = Object.keys(all()).length < mostKept ? all() : {}
  kept = { ...others, [nameOf(block)]: height }
  inBrowser.setJson(entry, kept)
}

function all(): Record<string, unknown> {
  kept ??= { ...inBrowser.json(entry) }
  return kept
}

/** Windows that differ by a few pixels have blocks of the same height. */
function nameOf(block: string): string {
  return `${block} ${Math.round(innerWidth / 50)}`
}
