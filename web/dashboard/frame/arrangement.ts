import type { PlacedBlock } from '#contract/dashboard/arrangement.ts'
import { type BlockSize, type DashboardBlock, dashboardBlocks } from '#contract/dashboard/names.ts'

const usualSizes: Readonly<Record<DashboardBlock, BlockSize>> = {
  todo: 'full',
  kpi: 'full',
  urgent: 'full',
  own: 'full',
  money: 'full',
  trend: 'half',
  funnel: 'half',
  supply: 'half',
  heat: 'half',
  delays: 'full',
  reasons: 'half',
  rank: 'half',
  quality: 'half',
  notices: 'half',
}

/** The blocks of somebody's dashboard in their order; those they have not placed follow at their usual places. */
export function arranged(
  placed: readonly PlacedBlock[],
  { may, first }: { may: (block: DashboardBlock) => boolean; first: readonly DashboardBlock[] },
): PlacedBlock[] {
  const usual = [...first, ...dashboardBlocks.filter(block => !first.includes(block))]
  const known = new Set(placed.map(({ block }) => block))
  const all = [...placed]
  for (const [at, block] of usual.entries()) {
    if (known.has(block)) continue
    const before = usual[at - 1]
    const place = before ? all.findIndex(one => one.block === before) + 1 : 0
    all.splice(place, 0, { block, size: usualSizes[block], isHidden: false })
  }
  return all.filter(({ block }) => may(block))
}

/** Makes other blocks of those that are shown to this person. */
export type Rearrange = (blocks: readonly PlacedBlock[]) => PlacedBlock[]

/** With one block at another place among those that are shown to this person. */
export function withMoved(blocks: readonly PlacedBlock[], block: DashboardBlock, to: number): PlacedBlock[] {
  const moved = blocks.find(one => one.block === block)
  return moved ? blocks.filter(one => one !== moved).toSpliced(to, 0, moved) : [...blocks]
}

/** With one block so many places further down. */
export function withMovedBy(blocks: readonly PlacedBlock[], block: DashboardBlock, by: number): PlacedBlock[] {
  return withMoved(blocks, block, Math.max(0, blocks.findIndex(one => one.block === block) + by))
}

export function withChanged(
  blocks: readonly PlacedBlock[],
  block: DashboardBlock,
  change: Partial<PlacedBlock>,
): PlacedBlock[] {
  return blocks.map(one => (one.block === block ? { ...one, ...change } : one))
}
