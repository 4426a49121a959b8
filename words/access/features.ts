import { accountFeature } from '#words/access/account.ts'
import { eventsFeature, type sharedFieldWords } from '#words/access/events.ts'
import { sessionFeature, signOnFeature } from '#words/access/login.ts'
import { menusFeature } from '#words/access/menus.ts'
import { rolesFeature } from '#words/access/roles.ts'
import { signInsFeature } from '#words/access/sign-ins.ts'
import { announcementsFeature } from '#words/announcements/announcements.ts'
import { bannedTermsFeature } from '#words/chats/banned-terms.ts'
import { chatsFeature } from '#words/chats/chats.ts'
import { quickRepliesFeature } from '#words/chats/composer.ts'
import { chatTypingFeature, packetsFeature } from '#words/chats/conversation.ts'
import { chatReviewsFeature } from '#words/chats/supervision.ts'
import { complaintsFeature } from '#words/complaints/complaints.ts'
import { firstStepsFeature } from '#words/dashboard/first-steps.ts'
import type { FeatureName, FeatureWords } from '#words/feature.ts'
import { feedbackFeature, feedbackIncidentsFeature, feedbackTermsFeature } from '#words/feedback/feature.ts'
import { messageTemplatesFeature } from '#words/messages/message-templates.ts'
import { depositsFeature } from '#words/money/deposits.ts'
import { ledgerFeature } from '#words/money/ledger.ts'
import { reconDifferencesFeature, reconFeature } from '#words/money/recon-feature.ts'
import { refundsFeature } from '#words/money/refunds.ts'
import { settlementsFeature } from '#words/money/settlements.ts'
import { taxesFeature } from '#words/money/taxes.ts'
import { withdrawalsFeature } from '#words/money/withdrawal-feature.ts'
import { appsFeature } from '#words/open/apps.ts'
import { webhookDeliveriesFeature, webhooksFeature } from '#words/open/webhooks.ts'
import { autopilotsFeature } from '#words/orders/autopilots.ts'
import { dispatchFeature } from '#words/orders/dispatch.ts'
import { ordersFeature } from '#words/orders/orders.ts'
import { peopleFeature } from '#words/people/phone.ts'
import { staffFeature } from '#words/people/staff.ts'
import { usersFeature } from '#words/people/users.ts'
import { merchantsFeature, workersFeature } from '#words/people/workers.ts'
import { applicationsFeature } from '#words/reviews/applications.ts'
import { postTermsFeature } from '#words/reviews/post-terms.ts'
import { postsFeature } from '#words/reviews/posts.ts'
import { verificationsFeature } from '#words/reviews/verifications.ts'
import { citiesFeature, cityNamesFeature } from '#words/settings/cities.ts'
import { settingsFeature } from '#words/settings/settings.ts'
import { setupFeature } from '#words/settings/setup.ts'
import { zonesFeature } from '#words/settings/zones.ts'
import { dashboardFeature } from '#words/shell/dashboard.ts'
import { exportsFeature, filesFeature } from '#words/shell/exports.ts'
import { notificationsFeature } from '#words/shell/notifications.ts'
import { reportsFeature } from '#words/shell/reports.ts'
import { viewsFeature } from '#words/shell/views.ts'
import { words } from '#words/words.ts'

/** What the operation log, the roles and the menus say about each feature. One that is missing does not compile. */
export const featureWords = words({
  session: sessionFeature,
  signOn: signOnFeature,
  account: accountFeature,
  bannedTerms: bannedTermsFeature,
  messageTemplates: messageTemplatesFeature,
  settings: settingsFeature,
  files: filesFeature,
  orders: ordersFeature,
  workers: workersFeature,
  merchants: merchantsFeature,
  refunds: refundsFeature,
  settlements: settlementsFeature,
  ledger: ledgerFeature,
  deposits: depositsFeature,
  chats: chatsFeature,
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
  users: usersFeature,
  staff: staffFeature,
  people: peopleFeature,
  roles: rolesFeature,
  menus: menusFeature,
  events: eventsFeature,
  signIns: signInsFeature,
  exports: exportsFeature,
  reports: reportsFeature,
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
} satisfies { [F in FeatureName]: FeatureWords<F> } & { files: object })

type Words = typeof featureWords
type ValueOf<T> = T[keyof T]
type SystemEvent<F> = F extends { systemEvents: infer Events } ? keyof Events : never
type RecordedCommand<F> = F extends { events: infer Events }
  ? ValueOf<{ [Name in keyof Events]: Events[Name] extends undefined ? never : Name }>
  : never
type OwnField<F> = F extends { fields: infer Fields } ? keyof Fields : never

/** Everything that the operation log can tell. */
export type EventAction = ValueOf<{ [F in keyof Words]: SystemEvent<Words[F]> | RecordedCommand<Words[F]> }>

/** Every field of which the operation log can tell what it was before and after. */
export type EventField = keyof typeof sharedFieldWords | ValueOf<{ [F in keyof Words]: OwnField<Words[F]> }>
