import { todoParts } from '#contract/dashboard/blocks.ts'

/** A question of a screen: which features' nudges make it old, and how often it is asked at most. */
export type Watched = { name: string; input: object; hears: readonly string[]; everyMs: number }

const ofNotices: readonly Watched[] = [
  { name: 'notifications.list', input: { limit: 50 }, hears: ['notifications'], everyMs: 0 },
  { name: 'notifications.alarms', input: {}, hears: ['notifications'], everyMs: 0 },
]

const [quick, calm] = [4000, 20_000]
const block = (verb: string, everyMs: number, hears: readonly string[], more: object = {}): Watched => {
  const input = { service: null, cityCode: '', from: '', to: '', ...more }
  return { name: `dashboard.${verb}`, input, hears, everyMs }
}

/** As `web/orders` and the blocks of `web/dashboard` ask them. A block that its reader may not see is left out once it is refused. */
export const watchedOn: Readonly<Record<'orders' | 'dashboard', readonly Watched[]>> = {
  orders: [
    { name: 'orders.list', input: { service: 'food' }, hears: ['orders'], everyMs: 0 },
    { name: 'orders.counts', input: { service: 'food' }, hears: ['orders'], everyMs: 0 },
    ...ofNotices,
  ],
  dashboard: [
    ...Object.entries(todoParts).map(([part, hears]) => ({ ...block('todo', quick, hears), input: { part } })),
    block('kpi', quick, ['orders', 'refunds', 'workers', 'settlements']),
    { ...block('money', calm, ['withdrawals', 'refunds', 'ledger', 'recon']), input: {} },
    block('trend', quick, ['orders', 'refunds'], { by: 'hour', measure: 'placed' }),
    block('funnel', calm, ['orders']),
    block('supply', calm, ['orders', 'workers']),
    block('heat', calm, ['orders'], { layer: 'demand' }),
    block('delays', calm, ['orders']),
    block('reasons', calm, ['orders', 'refunds']),
    block('rank', calm, ['orders', 'complaints'], { side: 'worker', order: 'best' }),
    block('quality', calm, ['chats']),
    { ...block('notices', calm, ['announcements']), input: {} },
    ...ofNotices,
  ],
}
