import type { ComponentType } from 'react'
import { actsOn, judgesOrders } from '#contract/dashboard/acts.ts'
import type { DashboardBlock } from '#contract/dashboard/names.ts'
import { lazily } from '#web/kit/lazily.ts'
import type { Asked } from './question.ts'

type Body = ComponentType<{ asked: Asked }>

/** What stands in each block; its code is fetched when it is first seen. */
export const bodies: Readonly<Record<DashboardBlock, Body>> = {
  todo: lazily(async () => (await import('./blocks/Todo.tsx')).Todo),
  kpi: lazily(async () => (await import('./blocks/Kpis.tsx')).Kpis),
  urgent: lazily(async () => (await import('./blocks/home/Urgent.tsx')).Urgent),
  own: lazily(async () => (await import('./blocks/home/Own.tsx')).Own),
  money: lazily(async () => (await import('./blocks/money/MoneyNow.tsx')).MoneyNow),
  trend: lazily(async () => (await import('./blocks/Trend.tsx')).Trend),
  funnel: lazily(async () => (await import('./blocks/Funnel.tsx')).Funnel),
  supply: lazily(async () => (await import('./blocks/Supply.tsx')).Supply),
  heat: lazily(async () => (await import('./blocks/Heat.tsx')).Heat),
  delays: lazily(async () => (await import('./blocks/Delays.tsx')).Delays),
  reasons: lazily(async () => (await import('./blocks/Reasons.tsx')).Reasons),
  rank: lazily(async () => (await import('./blocks/Rank.tsx')).Rank),
  quality: lazily(async () => (await import('./blocks/quality/Quality.tsx')).Quality),
  notices: lazily(async () => (await import('./blocks/Notices.tsx')).Notices),
}

/** Read off the operations, except the money, whose parts have permissions of their own. */
const needs: Readonly<Record<DashboardBlock, readonly string[]>> = {
  // Whoever can do nothing about any of it has no such block.
  todo: [...Object.values(actsOn).flat(), judgesOrders],
  kpi: ['orders.view'],
  urgent: ['orders.follow'],
  own: ['chats.reply'],
  money: ['withdrawals.view', 'ledger.view'],
  trend: ['orders.view'],
  funnel: ['orders.view'],
  supply: ['orders.view'],
  heat: ['orders.view'],
  delays: ['orders.view'],
  reasons: ['orders.view'],
  rank: ['workers.view'],
  quality: ['chats.view'],
  notices: ['announcements.view'],
}

export function mayBlock(block: DashboardBlock, permissions: readonly string[]): boolean {
  return needs[block].some(needed => permissions.includes(needed))
}
