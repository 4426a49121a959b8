import type { operations } from '#contract/operations.ts'
import { accountFeature } from '#server/access/account/index.ts'
import { eventsFeature } from '#server/access/events/index.ts'
import { menusFeature } from '#server/access/menus/index.ts'
import { rolesFeature } from '#server/access/roles/index.ts'
import { sessionFeature } from '#server/access/session/index.ts'
import { signOnFeature } from '#server/access/sign-on/index.ts'
import { signInsFeature } from '#server/access/signIns/index.ts'
import { staffFeature } from '#server/access/staff/index.ts'
import { announcementsFeature } from '#server/announcements/index.ts'
import { bannedTermsFeature } from '#server/chats/bannedTerms/index.ts'
import { chatReviewsFeature } from '#server/chats/chatReviews/index.ts'
import { chatsFeature, chatTypingFeature } from '#server/chats/index.ts'
import { packetsFeature } from '#server/chats/packets/index.ts'
import { quickRepliesFeature } from '#server/chats/quickReplies/index.ts'
import { complaintsFeature } from '#server/complaints/index.ts'
import { firstStepsFeature } from '#server/dashboard/firstSteps/index.ts'
import { dashboardFeature } from '#server/dashboard/index.ts'
import { reportsFeature } from '#server/dashboard/reports/index.ts'
import type { ListExport } from '#server/desk/exports/index.ts'
import { exportsFeature } from '#server/desk/exports/index.ts'
import { notificationsFeature } from '#server/desk/notifications/index.ts'
import { viewsFeature } from '#server/desk/views/index.ts'
import { feedbackFeature, feedbackIncidentsFeature, feedbackTermsFeature } from '#server/feedback/index.ts'
import type { Feature } from '#server/kit/feature.ts'
import { depositsFeature } from '#server/money/deposits/index.ts'
import { ledgerFeature } from '#server/money/ledger/index.ts'
import { reconDifferencesFeature, reconFeature } from '#server/money/recon/index.ts'
import { refundsFeature } from '#server/money/refunds/index.ts'
import { settlementsFeature } from '#server/money/settlements/index.ts'
import { taxesFeature } from '#server/money/taxes/index.ts'
import { withdrawalsFeature } from '#server/money/withdrawals/index.ts'
import { appsFeature } from '#server/open/apps/index.ts'
import { messageTemplatesFeature } from '#server/open/messageTemplates/index.ts'
import { webhookDeliveriesFeature, webhooksFeature } from '#server/open/webhooks/index.ts'
import { autopilotsFeature } from '#server/orders/autopilots/index.ts'
import { dispatchFeature } from '#server/orders/dispatch/index.ts'
import { ordersFeature } from '#server/orders/index.ts'
import { merchantsFeature } from '#server/people/merchants/index.ts'
import { peopleFeature } from '#server/people/reveal/index.ts'
import { usersFeature } from '#server/people/users/index.ts'
import { workersFeature } from '#server/people/workers/index.ts'
import { applicationsFeature } from '#server/reviews/applications/index.ts'
import { postsFeature } from '#server/reviews/posts/index.ts'
import { postTermsFeature } from '#server/reviews/postTerms/index.ts'
import { verificationsFeature } from '#server/reviews/verifications/index.ts'
import { citiesFeature, cityNamesFeature, zonesFeature } from '#server/settings/cities/index.ts'
import { settingsFeature } from '#server/settings/index.ts'
import { setupFeature } from '#server/settings/setup/index.ts'

/** The server as a list. A feature of the contract that is missing here does not compile. */
export const features: Readonly<Record<keyof typeof operations, Feature<ListExport>>> = {
  session: sessionFeature,
  signOn: signOnFeature,
  account: accountFeature,
  orders: ordersFeature,
  workers: workersFeature,
  merchants: merchantsFeature,
  refunds: refundsFeature,
  ledger: ledgerFeature,
  deposits: depositsFeature,
  withdrawals: withdrawalsFeature,
  settlements: settlementsFeature,
  recon: reconFeature,
  reconDifferences: reconDifferencesFeature,
  taxes: taxesFeature,
  chats: chatsFeature,
  bannedTerms: bannedTermsFeature,
  messageTemplates: messageTemplatesFeature,
  settings: settingsFeature,
  chatReviews: chatReviewsFeature,
  chatTyping: chatTypingFeature,
  complaints: complaintsFeature,
  feedback: feedbackFeature,
  feedbackIncidents: feedbackIncidentsFeature,
  feedbackTerms: feedbackTermsFeature,
  packets: packetsFeature,
  quickReplies: quickRepliesFeature,
  autopilots: autopilotsFeature,
  dispatch: dispatchFeature,
  notifications: notificationsFeature,
  dashboard: dashboardFeature,
  firstSteps: firstStepsFeature,
  reports: reportsFeature,
  users: usersFeature,
  staff: staffFeature,
  people: peopleFeature,
  roles: rolesFeature,
  menus: menusFeature,
  events: eventsFeature,
  signIns: signInsFeature,
  exports: exportsFeature,
  verifications: verificationsFeature,
  applications: applicationsFeature,
  posts: postsFeature,
  postTerms: postTermsFeature,
  announcements: announcementsFeature,
  apps: appsFeature,
  views: viewsFeature,
  webhooks: webhooksFeature,
  webhookDeliveries: webhookDeliveriesFeature,
  cities: citiesFeature,
  cityNames: cityNamesFeature,
  zones: zonesFeature,
  setup: setupFeature,
}
