import { createContext } from 'react'
import type { DrawerTab } from '#web/shared/order/drawerTabs.ts'

/** An order that lies open over the desk, while the conversation it was opened from is there. */
export type OpenedOrder = { chatId: number; no: string; part: DrawerTab }

/** Opens an order over the desk, from wherever it is named; absent where a conversation is only read. */
export const OpenOrder = createContext<((no: string, part?: DrawerTab) => void) | undefined>(undefined)
