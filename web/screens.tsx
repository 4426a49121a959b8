import { type ComponentType, lazy } from 'react'

type Screen = {
  /** Where it usually lives, so that an address without permission is told from one that does not exist. */
  path: string
  Page: ComponentType
  preload(): void
}

function screen(path: string, load: () => Promise<ComponentType>): Screen {
  const loadDefault = async () => ({ default: await load() })
  return { path, Page: lazy(loadDefault), preload: () => void loadDefault().catch(() => {}) }
}

/** The web as a list: the name a menu entry bears → its screen. */
export const screens: Readonly<Record<string, Screen>> = {
  DashboardPage: screen('/dashboard', async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  OrdersPage: screen('/order', async () => (await import('./orders/OrdersPage.tsx')).OrdersPage),
}
