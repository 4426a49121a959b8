import { createContext } from 'react'
import type { OrderPart } from '#web/shared/order/parts.ts'

/** An order that lies open over the desk, while the conversation it was opened from is there. */
export type OpenedOrder = { chatId: number; no: string; part: OrderPart }

/** Opens an order over the desk, from wherever it is named; absent where a conversation is only read. */
export const OrderDoor = createContext<((no: string, part?: OrderPart) => void) | undefined>(undefined)
