import { z } from 'zod'

/** The blocks of the dashboard, as they stand for somebody who has moved none. */
export const dashboardBlocks = [
  'todo',
  'kpi',
  'urgent',
  'own',
  'money',
  'trend',
  'funnel',
  'supply',
  'heat',
  'delays',
  'reasons',
  'rank',
  'quality',
  'notices',
] as const
export type DashboardBlock = (typeof dashboardBlocks)[number]

/** A third, a half and the whole of the width of a large screen. */
export const blockSizes = ['third', 'half', 'full'] as const
export type BlockSize = (typeof blockSizes)[number]

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
