import type { operations } from '#contract/operations.ts'
import { accountFeature } from '#server/access/account/feature.ts'
import { eventsFeature } from '#server/access/events/feature.ts'
import { menusFeature } from '#server/access/menus/feature.ts'
import { rolesFeature } from '#server/access/roles/feature.ts'
import { sessionFeature } from '#server/access/session/feature.ts'
import { signOnFeature } from '#server/access/sign-on/feature.ts'
import { signInsFeature } from '#server/access/signIns/feature.ts'
import { staffFeature } from '#server/access/staff/feature.ts'
import { announcementsFeature } from '#server/announcements/feature.ts'
import { bannedTermsFeature } from '#server/chats/bannedTerms/feature.ts'
import { chatReviewsFeature } from '#server/chats/chatReviews/feature.ts'
import { chatsFeature, chatTypingFeature } from '#server/chats/feature.ts'
import { packetsFeature } from '#server/chats/packets/feature.ts'
import { quickRepliesFeature } from '#server/chats/quickReplies/feature.ts'
import { complaintsFeature } from '#server/complaints/feature.ts'
import { dashboardFeature } from '#server/dashboard/feature.ts'
import { firstStepsFeature } from '#server/dashboard/firstSteps/feature.ts'
import { reportsFeature } from '#server/dashboard/reports/feature.ts'
import { exportsFeature } from '#server/desk/exports/feature.ts'
import type { ListExport } from '#server/desk/exports/index.ts'
import { notificationsFeature } from '#server/desk/notifications/feature.ts'
import { viewsFeature } from '#server/desk/views/feature.ts'
import { feedbackFeature, feedbackIncidentsFeature, feedbackTermsFeature } from '#server/feedback/feature.ts'
import type { Feature } from '#server/kit/feature.ts'
import { depositsFeature } from '#server/money/deposits/feature.ts'
import { ledgerFeature } from '#server/money/ledger/feature.ts'
import { reconDifferencesFeature, reconFeature } from '#server/money/recon/feature.ts'
import { refundsFeature } from '#server/money/refunds/feature.ts'
import { settlementsFeature } from '#server/money/settlements/feature.ts'
import { taxesFeature } from '#server/money/taxes/feature.ts'
import { withdrawalsFeature } from '#server/money/withdrawals/feature.ts'
import { appsFeature } from '#server/open/apps/feature.ts'
import { messageTemplatesFeature } from '#server/open/messageTemplates/feature.ts'
import { webhookDeliveriesFeature, webhooksFeature } from '#server/open/webhooks/feature.ts'
import { autopilotsFeature } from '#server/orders/autopilots/feature.ts'
import { dispatchFeature } from '#server/orders/dispatch/feature.ts'
import { ordersFeature } from '#server/orders/feature.ts'
import { merchantsFeature } from '#server/people/merchants/feature.ts'
import { peopleFeature } from '#server/people/reveal/feature.ts'
import { usersFeature } from '#server/people/users/feature.ts'
import { workersFeature } from '#server/people/workers/feature.ts'
import { applicationsFeature } from '#server/reviews/applications/feature.ts'
import { postsFeature } from '#server/reviews/posts/feature.ts'
import { postTermsFeature } from '#server/reviews/postTerms/feature.ts'
import { verificationsFeature } from '#server/reviews/verifications/feature.ts'
import { citiesFeature, cityNamesFeature, zonesFeature } from '#server/settings/cities/feature.ts'
import { settingsFeature } from '#server/settings/feature.ts'
import { setupFeature } from '#server/settings/setup/feature.ts'

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
