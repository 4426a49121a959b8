import type { DashboardBlock } from '#contract/dashboard/names.ts'

/**
 * What stands first for whoever has arranged nothing, by what they work on: the figures of the day, what is urgent and the
 * money for who runs the place, the load of the desk for its leader, the own conversations for an agent, the most urgent
 * orders and the hours with too few workers for a dispatcher, and the money for finance. Blocks of half the width stand in pairs.
 */
export function firstBlocks(permissions: readonly string[]): readonly DashboardBlock[] {
  const may = (permission: string) => permissions.includes(permission)
  if (may('settings.edit')) return ['kpi', 'urgent', 'todo', 'money']
  if (may('chats.reply') && may('chats.monitor')) return ['todo', 'quality', 'notices', 'urgent']
  if (may('chats.reply')) return ['own', 'todo', 'urgent']
  if (may('orders.assign') && !may('chats.monitor')) return ['urgent', 'supply', 'heat', 'todo']
  if (!may('orders.follow')) return ['money', 'todo']
  return []
}
