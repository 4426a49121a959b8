import type { ComponentType } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { opensRecords } from '#web/shared/list/recordAddress.ts'

type Screen = {
  /** The usual path, to tell an address without permission from one that does not exist. */
  path: string
  /** The file of docs/guide that says what one does on it, where that has not its own name. */
  guide: string | undefined
  readonly Page: ComponentType
  preload(): void
  /** Called after its file failed to load: loads it again when it is rendered next. */
  retry(): void
}

type Terms = {
  /** The feature whose records it opens by their id under `open`. */
  records?: string
  /** A guide that it shares with another screen. */
  guide?: string
}

/** A screen that people begin with: the classes of its folder are in styles.css. */
function firstScreen(path: string, load: () => Promise<ComponentType>, { records, guide }: Terms = {}): Screen {
  if (records) opensRecords(records, path)
  let page = lazily(load)
  return {
    path,
    guide,
    get Page() {
      return page
    },
    preload: () => page.preload(),
    retry() {
      page = lazily(load)
    },
  }
}

/** Any other screen: it loads the classes that are not in styles.css. */
function screen(path: string, load: () => Promise<ComponentType>, terms?: Terms): Screen {
  return firstScreen(path, () => withClasses(load()), terms)
}

/** Loaded together with the classes of all screens. */
async function withClasses<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, import('../ui/screens.css')])
  return loaded
}

/** All pages: the component name of a menu entry → its page. */
export const screens: Readonly<Record<string, Screen>> = {
  DashboardPage: firstScreen('/dashboard', async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage),
  OrdersPage: firstScreen('/order', async () => (await import('../orders/OrdersPage.tsx')).OrdersPage),
  WorkersPage: screen('/list', async () => (await import('../people/workers/WorkersPage.tsx')).WorkersPage, {
    records: 'workers',
  }),
  ChauffeurOrdersPage: firstScreen(
    '/daiorder',
    async () => (await import('../orders/ChauffeurOrdersPage.tsx')).ChauffeurOrdersPage,
    { guide: 'orders' },
  ),
  SendOrdersPage: firstScreen('/sendorder', async () => (await import('../orders/SendOrdersPage.tsx')).SendOrdersPage, {
    guide: 'orders',
  }),
  CompanionOrdersPage: firstScreen(
    '/gameorder',
    async () => (await import('../orders/CompanionOrdersPage.tsx')).CompanionOrdersPage,
    { guide: 'orders' },
  ),
  ChallengesPage: firstScreen('/gamepk', async () => (await import('../orders/ChallengesPage.tsx')).ChallengesPage, {
    guide: 'orders',
  }),
  ChatsPage: screen('/kefumsg', async () => (await import('../chats/ChatsPage.tsx')).ChatsPage),
  TeamPage: screen('/kefuteam', async () => (await import('../chats/TeamPage.tsx')).TeamPage, { guide: 'chats' }),
  BannedTermsPage: screen(
    '/system/banned',
    async () => (await import('../chats/bannedTerms/BannedTermsPage.tsx')).BannedTermsPage,
    { records: 'bannedTerms' },
  ),
  MessageTemplatesPage: screen(
    '/system/messages',
    async () => (await import('../open/messageTemplates/MessageTemplatesPage.tsx')).MessageTemplatesPage,
    { records: 'messageTemplates' },
  ),
  SettingsPage: screen('/system/settings', async () => (await import('../settings/SettingsPage.tsx')).SettingsPage, {
    records: 'settings',
  }),
  OpenPlatformPage: screen(
    '/system/open',
    async () => (await import('../open/openPlatform/OpenPlatformPage.tsx')).OpenPlatformPage,
    { records: 'apps' },
  ),
  CitiesPage: screen('/system/cities', async () => (await import('../settings/cities/CitiesPage.tsx')).CitiesPage, {
    records: 'cities',
  }),
  SetupPage: screen('/welcome', async () => (await import('../settings/setup/SetupPage.tsx')).SetupPage),
  ComplaintsPage: screen('/tousu', async () => (await import('../complaints/ComplaintsPage.tsx')).ComplaintsPage),
  FeedbackPage: screen('/fankui', async () => (await import('../feedback/FeedbackPage.tsx')).FeedbackPage, {
    records: 'feedback',
  }),
  FeedbackTermsPage: screen(
    '/system/feedback-terms',
    async () => (await import('../feedback/feedbackTerms/FeedbackTermsPage.tsx')).FeedbackTermsPage,
    { records: 'feedbackTerms' },
  ),
  VerificationsPage: screen(
    '/user/renzheng',
    async () => (await import('../reviews/verifications/VerificationsPage.tsx')).VerificationsPage,
    { records: 'verifications' },
  ),
  PostsPage: screen('/user/dongtailist', async () => (await import('../reviews/posts/PostsPage.tsx')).PostsPage, {
    records: 'posts',
  }),
  PostTermsPage: screen(
    '/system/post-terms',
    async () => (await import('../reviews/postTerms/PostTermsPage.tsx')).PostTermsPage,
    { records: 'postTerms' },
  ),
  AnnouncementsPage: screen(
    '/gonggao',
    async () => (await import('../announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
    { records: 'announcements' },
  ),
  ApplicationsPage: screen(
    '/shenqing',
    async () => (await import('../reviews/applications/ApplicationsPage.tsx')).ApplicationsPage,
    { records: 'applications' },
  ),
  WithdrawalsPage: screen(
    '/tixian',
    async () => (await import('../money/withdrawals/WithdrawalsPage.tsx')).WithdrawalsPage,
    {
      records: 'withdrawals',
    },
  ),
  RefundsPage: screen('/finance/refund', async () => (await import('../money/refunds/RefundsPage.tsx')).RefundsPage),
  LedgerPage: screen('/finance/ledger', async () => (await import('../money/ledger/LedgerPage.tsx')).LedgerPage),
  ReconPage: screen('/finance/recon', async () => (await import('../money/recon/ReconPage.tsx')).ReconPage, {
    records: 'recon',
  }),
  SettlementsPage: screen(
    '/finance/settlements',
    async () => (await import('../money/settlements/SettlementsPage.tsx')).SettlementsPage,
    { records: 'settlements' },
  ),
  ProfilePage: firstScreen('/user/me', async () => (await import('../desk/profile/ProfilePage.tsx')).ProfilePage, {
    guide: 'account',
  }),
  UsersPage: screen('/user/list', async () => (await import('../people/users/UsersPage.tsx')).UsersPage),
  StaffPage: screen('/system/staff', async () => (await import('../access/staff/StaffPage.tsx')).StaffPage),
  RolesPage: screen('/system/role', async () => (await import('../access/roles/RolesPage.tsx')).RolesPage, {
    records: 'roles',
  }),
  MenusPage: screen('/system/menu', async () => (await import('../access/menus/MenusPage.tsx')).MenusPage),
  EventsPage: screen('/system/log', async () => (await import('../access/events/EventsPage.tsx')).EventsPage),
  SignInsPage: screen('/system/signin', async () => (await import('../access/signIns/SignInsPage.tsx')).SignInsPage),
  NotificationsPage: firstScreen(
    '/user/notifications',
    async () => (await import('../desk/notices/NotificationsPage.tsx')).NotificationsPage,
    { guide: 'account' },
  ),
  AccessPage: screen('/user/access', async () => (await import('../access/account/AccessPage.tsx')).AccessPage, {
    guide: 'account',
  }),
}

/** Sets up the second factor, where it is required. */
export const SecondFactorSetUp = lazily(async () => (await withClasses(import('../access/account/SetUp.tsx'))).SetUp)

/** Announcements that stand before their reader, whatever page is open. */
export const PressingDialog = lazily(
  async () => (await withClasses(import('../announcements/pressing/PressingDialog.tsx'))).PressingDialog,
)
