import { account } from './access/account.ts'
import { events, signIns } from './access/events.ts'
import { menus } from './access/menus.ts'
import { roles } from './access/roles.ts'
import { session } from './access/session.ts'
import { signOn } from './access/sign-on.ts'
import { staff } from './access/staff.ts'
import { announcements } from './announcements/announcements.ts'
import { bannedTerms } from './chats/banned-terms.ts'
import { chatReviews } from './chats/chat-reviews.ts'
import { chatTyping } from './chats/chat-typing.ts'
import { chats } from './chats/chats.ts'
import { quickReplies } from './chats/quick-replies.ts'
import { complaints } from './complaints/complaints.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { firstSteps } from './dashboard/first-steps.ts'
import { reports } from './dashboard/reports.ts'
import { exports } from './desk/exports.ts'
import { notifications } from './desk/notifications.ts'
import { views } from './desk/views.ts'
import { feedback } from './feedback/feedback-desk.ts'
import { feedbackTerms } from './feedback/feedback-terms.ts'
import { feedbackIncidents } from './feedback/incidents.ts'
import { deposits } from './money/deposits.ts'
import { ledger } from './money/ledger.ts'
import { packets } from './money/packets.ts'
import { recon, reconDifferences } from './money/recon/recon.ts'
import { refunds } from './money/refunds.ts'
import { settlements } from './money/settlements.ts'
import { taxes } from './money/taxes.ts'
import { withdrawals } from './money/withdrawals.ts'
import { apps } from './open/apps.ts'
import { messageTemplates } from './open/messages/message-templates.ts'
import { webhookDeliveries, webhooks } from './open/webhooks.ts'
import { autopilots } from './orders/autopilots.ts'
import { dispatch } from './orders/dispatch.ts'
import { orders } from './orders/orders.ts'
import { merchants } from './people/merchants.ts'
import { people } from './people/people.ts'
import { users } from './people/users.ts'
import { workers } from './people/workers.ts'
import { applications } from './reviews/applications.ts'
import { postTerms } from './reviews/post-terms.ts'
import { posts } from './reviews/posts.ts'
import { verifications } from './reviews/verifications.ts'
import { cities } from './settings/cities.ts'
import { cityNames } from './settings/city-names.ts'
import { settings } from './settings/settings.ts'
import { setup } from './settings/setup.ts'
import { zones } from './settings/zones.ts'

/** All operations of a signed-in browser. */
export const operations = {
  session,
  signOn,
  account,
  orders,
  workers,
  merchants,
  refunds,
  ledger,
  deposits,
  withdrawals,
  settlements,
  recon,
  reconDifferences,
  taxes,
  chats,
  bannedTerms,
  messageTemplates,
  settings,
  chatReviews,
  chatTyping,
  complaints,
  feedback,
  feedbackIncidents,
  feedbackTerms,
  packets,
  quickReplies,
  autopilots,
  dispatch,
  notifications,
  dashboard,
  firstSteps,
  reports,
  users,
  staff,
  people,
  roles,
  menus,
  events,
  signIns,
  exports,
  verifications,
  applications,
  posts,
  postTerms,
  announcements,
  apps,
  views,
  webhooks,
  webhookDeliveries,
  cities,
  cityNames,
  zones,
  setup,
}
