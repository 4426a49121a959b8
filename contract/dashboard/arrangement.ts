import { z } from 'zod'
import { blockSizes, dashboardBlocks } from './names.ts'

export const PlacedBlock = z.object({
  block: z.enum(dashboardBlocks),
  size: z.enum(blockSizes),
  isHidden: z.boolean(),
})
export type PlacedBlock = z.output<typeof PlacedBlock>

/** How a person has arranged their dashboard. Blocks that are not listed stand at their usual places. */
export const Arrangement = z.object({
  blocks: z
    .array(PlacedBlock)
    .max(dashboardBlocks.length)
    .refine(placed => new Set(placed.map(({ block }) => block)).size === placed.length, {
      params: { word: 'format' },
    }),
  /** The tour was taken or skipped. */
  isTourDone: z.boolean(),
})
export type Arrangement = z.output<typeof Arrangement>
