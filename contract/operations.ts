import { dashboard } from './dashboard.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { session } from './session.ts'

/** Everything a signed-in browser can ask of the server. */
export const operations = { session, orders, notifications, dashboard }
