import { account } from './account.ts'
import { chatReviews } from './chat-reviews.ts'
import { chatTyping } from './chat-typing.ts'
import { chats } from './chats.ts'
import { complaints } from './complaints.ts'
import { dashboard } from './dashboard.ts'
import { dispatch } from './dispatch.ts'
import { events, signIns } from './events.ts'
import { exports } from './exports.ts'
import { menus } from './menus.ts'
import { merchants } from './merchants.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { packets } from './packets.ts'
import { people } from './people.ts'
import { quickReplies } from './quick-replies.ts'
import { refunds } from './refunds.ts'
import { roles } from './roles.ts'
import { session } from './session.ts'
import { signOn } from './sign-on.ts'
import { staff } from './staff.ts'
import { users } from './users.ts'
import { views } from './views.ts'
import { workers } from './workers.ts'

/** Everything a signed-in browser can ask of the server. */
export const operations = {
  session,
  signOn,
  account,
  orders,
  workers,
  merchants,
  refunds,
  chats,
  chatReviews,
  chatTyping,
  complaints,
  packets,
  quickReplies,
  dispatch,
  notifications,
  dashboard,
  users,
  staff,
  people,
  roles,
  menus,
  events,
  signIns,
  exports,
  views,
}
