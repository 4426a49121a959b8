import type { Entry } from './access-entry.ts'

const figures: Entry = { about: 'everywhere' }

/** Sums of the caller's cities; that they are no other cities' is tried by the journey of figures. */
export const dashboardEntries = {
  'dashboard.todo': figures,
  'dashboard.urgent': figures,
  'dashboard.own': figures,
  'dashboard.kpi': figures,
  'dashboard.trend': figures,
  'dashboard.funnel': figures,
  'dashboard.supply': figures,
  'dashboard.heat': figures,
  'dashboard.delays': figures,
  'dashboard.reasons': figures,
  'dashboard.rank': figures,
  'dashboard.quality': figures,
  'dashboard.wall': figures,
  'dashboard.report': figures,
  'reports.export': figures,
} satisfies Record<string, Entry>
