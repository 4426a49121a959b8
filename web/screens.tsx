import { type ComponentType, lazy } from 'react'

type Screen = {
  /** Where it usually lives, so that an address without permission is told from one that does not exist. */
  path: string
  readonly Page: ComponentType
  preload(): void
  /** After its file did not arrive: asks for it again when it is drawn next. */
  retry(): void
}

function screen(path: string, load: () => Promise<ComponentType>): Screen {
  const loadDefault = async () => ({ default: await load() })
  let page = lazy(loadDefault)
  return {
    path,
    get Page() {
      return page
    },
    preload: () => void loadDefault().catch(() => {}),
    retry() {
      page = lazy(loadDefault)
    },
  }
}

/** The web as a list: the name a menu entry bears → its screen. */
export const screens: Readonly<Record<string, Screen>> = {
  DashboardPage: screen('/dashboard', async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  OrdersPage: screen('/order', async () => (await import('./orders/OrdersPage.tsx')).OrdersPage),
  ChatsPage: screen('/kefumsg', async () => (await import('./chats/ChatsPage.tsx')).ChatsPage),
