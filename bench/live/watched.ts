import { todoParts } from '#contract/dashboard/names.ts'

/** A question of a screen: which features' nudges make it old, and how often it is asked at most. */
export type Watched = { name: string; input: object; features: readonly string[]; everyMs: number }

const ofNotices: readonly Watched[] = [
  { name: 'notifications.list', input: { limit: 50 }, features: ['notifications'], everyMs: 0 },
  { name: 'notifications.alarms', input: {}, features: ['notifications'], everyMs: 0 },
]

const [shared, personal] = [2000, 3000]
const block = (verb: string, everyMs: number, features: readonly string[], more: object = {}): Watched => {
  const input = { service: null, cityCode: '', from: '', to: '', ...more }
  return { name: `dashboard.${verb}`, input, features, everyMs }
}

/** As `web/orders` and the blocks of `web/dashboard` ask them. A block that its reader may not see is left out once it is refused. */
export const watchedOn: Readonly<Record<'orders' | 'dashboard', readonly Watched[]>> = {
  orders: [
    { name: 'orders.list', input: { service: 'food' }, features: ['orders'], everyMs: 0 },
    { name: 'orders.counts', input: { service: 'food' }, features: ['orders'], everyMs: 0 },
    ...ofNotices,
  ],
  dashboard: [
    ...Object.entries(todoParts).map(([part, features]) => ({
      ...block('todo', part === 'common' ? shared : personal, features),
      input: { part },
    })),
    { ...block('urgent', shared, ['orders']), input: {} },
    { ...block('own', personal, ['chats']), input: {} },
    block('kpi', shared, ['orders', 'refunds', 'workers', 'settlements']),
    {
      ...block('money', shared, [
        'withdrawals',
        'refunds',
        'settlements',
        'orders',
        'ledger',
        'recon',
        'reconDifferences',
        'deposits',
      ]),
      input: {},
    },
    block('trend', shared, ['orders', 'refunds'], { by: 'hour', measure: 'placed' }),
    block('funnel', shared, ['orders']),
    block('supply', shared, ['orders', 'workers']),
    block('heat', shared, ['orders'], { layer: 'demand' }),
    block('delays', shared, ['orders']),
    block('reasons', shared, ['orders', 'refunds']),
    block('rank', shared, ['orders', 'complaints'], { side: 'worker', order: 'best' }),
    block('quality', personal, ['chats']),
    { ...block('notices', personal, ['announcements']), input: {} },
    ...ofNotices,
  ],
}
