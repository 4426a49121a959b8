import { createContext } from 'react'
import type { DrawerTab } from '#web/shared/order/drawerTabs.ts'

/** The order whose drawer is open over the desk; closed with the conversation it was opened from. */
export type OpenedOrder = { chatId: number; no: string; part: DrawerTab }

/** Opens an order's drawer over the desk; undefined in a read-only conversation. */
export const OpenOrder = createContext<((no: string, part?: DrawerTab) => void) | undefined>(undefined)
