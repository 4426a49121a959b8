import type { operations } from '#contract/operations.ts'
import { accountFeature } from '#server/account/index.ts'
import { announcementsFeature } from '#server/announcements/index.ts'
import { applicationsFeature } from '#server/applications/index.ts'
import { appsFeature } from '#server/apps/index.ts'
import { autopilotsFeature } from '#server/autopilots/index.ts'
import { bannedTermsFeature } from '#server/bannedTerms/index.ts'
import { chatReviewsFeature } from '#server/chatReviews/index.ts'
import { chatsFeature, chatTypingFeature } from '#server/chats/index.ts'
import { citiesFeature, cityNamesFeature, zonesFeature } from '#server/cities/index.ts'
import { complaintsFeature } from '#server/complaints/index.ts'
import { dashboardFeature } from '#server/dashboard/index.ts'
import { depositsFeature } from '#server/deposits/index.ts'
import { dispatchFeature } from '#server/dispatch/index.ts'
import { eventsFeature } from '#server/events/index.ts'
import type { ListExport } from '#server/exports/index.ts'
import { exportsFeature } from '#server/exports/index.ts'
import { feedbackFeature, feedbackIncidentsFeature, feedbackTermsFeature } from '#server/feedback/index.ts'
import { firstStepsFeature } from '#server/firstSteps/index.ts'
import type { Feature } from '#server/kit/feature.ts'
import { ledgerFeature } from '#server/ledger/index.ts'
import { menusFeature } from '#server/menus/index.ts'
import { merchantsFeature } from '#server/merchants/index.ts'
import { messageTemplatesFeature } from '#server/messageTemplates/index.ts'
import { notificationsFeature } from '#server/notifications/index.ts'
import { ordersFeature } from '#server/orders/index.ts'
import { packetsFeature } from '#server/packets/index.ts'
import { postsFeature } from '#server/posts/index.ts'
import { postTermsFeature } from '#server/postTerms/index.ts'
import { quickRepliesFeature } from '#server/quickReplies/index.ts'
import { reconDifferencesFeature, reconFeature } from '#server/recon/index.ts'
import { refundsFeature } from '#server/refunds/index.ts'
import { reportsFeature } from '#server/reports/index.ts'
import { peopleFeature } from '#server/reveal/index.ts'
import { rolesFeature } from '#server/roles/index.ts'
import { sessionFeature } from '#server/session/index.ts'
import { settingsFeature } from '#server/settings/index.ts'
import { settlementsFeature } from '#server/settlements/index.ts'
import { setupFeature } from '#server/setup/index.ts'
import { signOnFeature } from '#server/sign-on/index.ts'
import { signInsFeature } from '#server/signIns/index.ts'
import { staffFeature } from '#server/staff/index.ts'
import { taxesFeature } from '#server/taxes/index.ts'
import { usersFeature } from '#server/users/index.ts'
import { verificationsFeature } from '#server/verifications/index.ts'
import { viewsFeature } from '#server/views/index.ts'
import { webhookDeliveriesFeature, webhooksFeature } from '#server/webhooks/index.ts'
import { withdrawalsFeature } from '#server/withdrawals/index.ts'
import { workersFeature } from '#server/workers/index.ts'

/** The server as a list. A feature of the contract that is missing here does not compile. */
export const features: Readonly<Record<keyof typeof operations, Feature<ListExport>>> = {
  session: sessionFeature,
  signOn: signOnFeature,
  orders: ordersFeature,
  workers: workersFeature,
  merchants: merchantsFeature,
  refunds: refundsFeature,
  settlements: settlementsFeature,
  ledger: ledgerFeature,
  deposits: depositsFeature,
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
  account: accountFeature,
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
  recon: reconFeature,
  reconDifferences: reconDifferencesFeature,
  taxes: taxesFeature,
  withdrawals: withdrawalsFeature,
  views: viewsFeature,
  webhooks: webhooksFeature,
  webhookDeliveries: webhookDeliveriesFeature,
  cities: citiesFeature,
  cityNames: cityNamesFeature,
  zones: zonesFeature,
  setup: setupFeature,
}
