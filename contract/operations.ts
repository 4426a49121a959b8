import { dashboard } from './dashboard.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { session } from './session.ts'
import { signOn } from './sign-on.ts'

/** Everything a signed-in browser can ask of the server. */
export const operations = { session, signOn, orders, notifications, dashboard }
