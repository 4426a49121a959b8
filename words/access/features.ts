import { accountFeature } from '#words/access/account.ts'
import { sessionFeature, signOnFeature } from '#words/access/login.ts'
import { eventsFeature, type sharedFieldWords, signInsFeature } from '#words/access/logs.ts'
import { menusFeature } from '#words/access/menus.ts'
import { rolesFeature } from '#words/access/roles.ts'
import { announcementNameWords, announcementsFeature, announcementsWords } from '#words/announcements/announcements.ts'
import { labelWords } from '#words/base/labels.ts'
import { bannedTermsFeature } from '#words/chats/banned-terms.ts'
import { chatsFeature } from '#words/chats/chats.ts'
import { chatTypingFeature, packetsFeature, quickRepliesFeature } from '#words/chats/conversation.ts'
import { chatReviewsFeature } from '#words/chats/supervision.ts'
import { complaintDecisionWords, complaintsFeature, complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { dashboardFeature, firstStepsFeature } from '#words/dashboard/dashboard.ts'
import { reportsFeature } from '#words/dashboard/reports.ts'
import { exportsFeature, filesFeature } from '#words/desk/exports.ts'
import { notificationsFeature } from '#words/desk/notifications.ts'
import { viewsFeature } from '#words/desk/views.ts'
import type { FeatureName, FeatureWords } from '#words/feature.ts'
import {
  feedbackFeature,
  feedbackIncidentsFeature,
  feedbackNameWords,
  feedbackTermsFeature,
  feedbackWords,
} from '#words/feedback/feedback.ts'
import { depositsFeature, taxesFeature } from '#words/money/deposits.ts'
import { ledgerFeature } from '#words/money/ledger.ts'
import { reconDifferencesFeature, reconFeature } from '#words/money/recon.ts'
import { refundsFeature } from '#words/money/refunds.ts'
import { settlementsFeature } from '#words/money/settlements.ts'
import { withdrawalLabelWords, withdrawalsFeature, withdrawalsWords } from '#words/money/withdrawals.ts'
import { appChoiceWords, appsFeature } from '#words/open/apps.ts'
import { messageTemplatesFeature } from '#words/open/message-templates.ts'
import { webhookDeliveriesFeature, webhooksFeature } from '#words/open/webhooks.ts'
import { autopilotsFeature, dispatchFeature } from '#words/orders/dispatch.ts'
import { ordersFeature } from '#words/orders/orders.ts'
import { peopleFeature } from '#words/people/people.ts'
import { staffFeature } from '#words/people/staff.ts'
import { usersFeature } from '#words/people/users.ts'
import { merchantsFeature, workersFeature } from '#words/people/workers.ts'
import { applicationsFeature } from '#words/reviews/applications.ts'
import { postsFeature, postTermsFeature } from '#words/reviews/posts.ts'
import { verificationsFeature } from '#words/reviews/verifications.ts'
import { citiesFeature, cityNamesFeature, zonesFeature } from '#words/settings/cities.ts'
import { settingsFeature } from '#words/settings/settings.ts'
import { setupFeature } from '#words/settings/setup.ts'
import { words } from '#words/words.ts'

/**
 * What the operation log, the roles and the menus say about each feature. One that is missing does not compile. Names of codes
 * that a file of words declares after its feature are added here.
 */
export const featureWords = words({
  session: sessionFeature,
  signOn: signOnFeature,
  account: accountFeature,
  orders: ordersFeature,
  workers: workersFeature,
  merchants: merchantsFeature,
  refunds: refundsFeature,
  ledger: ledgerFeature,
  deposits: depositsFeature,
  withdrawals: {
    ...withdrawalsFeature,
    fields: { ...withdrawalsFeature.fields, state: labelWords.status, unknown: withdrawalsWords.isUnknown },
    values: {
      queue: withdrawalsWords.tabs,
      state: withdrawalLabelWords.states,
      dayOf: withdrawalsWords.dayOf,
      owner: withdrawalLabelWords.owners,
      method: withdrawalLabelWords.methods,
      risk: withdrawalLabelWords.levels,
      fault: withdrawalLabelWords.faults,
    },
    states: { ...withdrawalLabelWords.batchStates, ...withdrawalLabelWords.states },
  },
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
  complaints: {
    ...complaintsFeature,
    fields: {
      ...complaintsFeature.fields,
      type: complaintsWords.type,
      kind: labelWords.kind,
      amount: { zh: '数额', en: 'How much', es: 'Cuánto', ja: '量' },
      personId: { zh: '当事人', en: 'Person', es: 'Persona', ja: '当事者' },
      aboutId: { zh: '同一被投诉方', en: 'The same respondent', es: 'El mismo reclamado', ja: '同じ相手' },
    },
    values: {
      queue: complaintsWords.tabs,
      type: complaintNameWords.types,
      liability: complaintNameWords.sides,
      kind: complaintDecisionWords.measures,
    },
    states: complaintNameWords.states,
  },
  feedback: {
    ...feedbackFeature,
    values: {
      queue: feedbackWords.tabs,
      type: feedbackNameWords.types,
      person: feedbackNameWords.people,
      system: feedbackNameWords.systems,
    },
    states: feedbackNameWords.states,
  },
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
  announcements: {
    ...announcementsFeature,
    values: {
      queue: announcementsWords.tabs,
      category: announcementNameWords.categories,
      kind: announcementNameWords.kinds,
      announcement_kinds: announcementNameWords.kinds,
      announcement_channels: announcementNameWords.channels,
      announcement_priority: announcementNameWords.priorities,
    },
  },
  apps: { ...appsFeature, values: { kind: appChoiceWords.kinds, scopes: appChoiceWords.scopes } },
  views: viewsFeature,
  webhooks: webhooksFeature,
  webhookDeliveries: webhookDeliveriesFeature,
  cities: citiesFeature,
  cityNames: cityNamesFeature,
  zones: zonesFeature,
  setup: setupFeature,
  files: filesFeature,
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

/** By kind: what threatens an account. `own` is for its owner, the other for administrators. */
export const accessNotificationWords = words({
  'session.guessed': {
    zh: '账号 {username} 的密码正被多个地址反复猜测，请留意并通知本人',
    en: 'Account {username}: its password is guessed at from many addresses. Watch it, and tell the owner.',
    es: 'Cuenta {username}: intentan adivinar su contraseña desde muchas direcciones. Vigílela y avise a su titular.',
    ja: 'アカウント {username}：多数のアドレスからパスワードが推測されています。注意し、本人に知らせてください。',
  },
  'session.ownGuessed': {
    zh: '有人正从多个地址反复猜测您的密码，请确认密码足够复杂并开启双重验证',
    en: 'Somebody guesses at your password from many addresses. Make sure that it is a strong one, and set up the second factor.',
    es: 'Alguien intenta adivinar su contraseña desde muchas direcciones. Compruebe que sea segura y active el segundo factor.',
    ja: '多数のアドレスからあなたのパスワードが推測されています。十分に強いか確認し、二段階認証を設定してください。',
  },
  'session.codesSpent': {
    zh: '账号 {username} 在密码正确后多次输错验证码，密码可能已泄露，请向本人核实并重置密码',
    en: 'Account {username}: too many wrong codes after the right password. Ask the owner, and reset the password if it was not them.',
    es: 'Cuenta {username}: demasiados códigos erróneos tras la contraseña correcta. Pregunte a su titular y restablezca la contraseña si no fue él.',
    ja: 'アカウント {username}：正しいパスワードの後にコードの誤りが続いています。本人に確認し、違う場合はパスワードを再発行してください。',
  },
  'session.ownCodesSpent': {
    zh: '有人用您的密码登录并多次输错验证码；如非本人操作，请立即修改密码',
    en: 'Somebody who knows your password entered too many wrong codes. If it was not you, change your password now.',
    es: 'Alguien que conoce su contraseña introdujo demasiados códigos erróneos. Si no fue usted, cámbiela ahora.',
    ja: 'あなたのパスワードを知る人がコードを何度も誤りました。心当たりがなければ、すぐにパスワードを変更してください。',
  },
  'users.ownIdentity': {
    zh: '员工 {name}（{username}）更改了自己的用户名或手机号，请核对是否本人操作',
    en: '{name} ({username}) changed their own user name or phone number. Ask them whether it was them.',
    es: '{name} ({username}) cambió su nombre de usuario o teléfono. Confirme que fue esa persona.',
    ja: '{name}（{username}）が自分のユーザー名または電話番号を変更しました。本人の操作か確認してください。',
  },
  'session.tokenReused': {
    zh: '您在 {ip} 的登录可能被他人盗用，已退出；请检查登录设备，如有异常请修改密码',
    en: 'Your sign-in at {ip} may have been stolen and was ended. Look at your devices, and change your password if one is not yours.',
    es: 'Su sesión en {ip} pudo ser robada y se cerró. Revise sus dispositivos y cambie la contraseña si alguno no es suyo.',
    ja: '{ip} でのログインが盗用された可能性があるため終了しました。端末を確認し、不審なものがあればパスワードを変更してください。',
  },
})
