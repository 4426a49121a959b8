import type { ComponentType } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { opensRecords } from '#web/kit/recordAddress.ts'

type Screen = {
  /** The usual path, to tell an address without permission from one that does not exist. */
  path: string
  readonly Page: ComponentType
  preload(): void
  /** Called after its file failed to load: loads it again when it is rendered next. */
  retry(): void
}

/** `records`: the feature whose records it opens by their id under `open`. */
function screen(path: string, load: () => Promise<ComponentType>, records?: string): Screen {
  if (records) opensRecords(records, path)
  let page = lazily(load)
  return {
    path,
    get Page() {
      return page
    },
    preload: () => void load().catch(() => {}),
    retry() {
      page = lazily(load)
    },
  }
}

/** A screen of a folder whose classes are in late.css instead of styles.css. */
function lateScreen(path: string, load: () => Promise<ComponentType>, records?: string): Screen {
  return screen(path, () => late(load()), records)
}

/** Loaded together with late.css. */
async function late<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, import('./ui/late.css')])
  return loaded
}

/** All pages: the component name of a menu entry → its page. */
export const screens: Readonly<Record<string, Screen>> = {
  DashboardPage: screen('/dashboard', async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
  OrdersPage: screen('/order', async () => (await import('./orders/OrdersPage.tsx')).OrdersPage),
  WorkersPage: lateScreen('/list', async () => (await import('./workers/WorkersPage.tsx')).WorkersPage, 'workers'),
  ChauffeurOrdersPage: screen(
    '/daiorder',
    async () => (await import('./orders/ChauffeurOrdersPage.tsx')).ChauffeurOrdersPage,
  ),
  SendOrdersPage: screen('/sendorder', async () => (await import('./orders/SendOrdersPage.tsx')).SendOrdersPage),
  CompanionOrdersPage: screen(
    '/gameorder',
    async () => (await import('./orders/CompanionOrdersPage.tsx')).CompanionOrdersPage,
  ),
  ChallengesPage: screen('/gamepk', async () => (await import('./orders/ChallengesPage.tsx')).ChallengesPage),
  ChatsPage: lateScreen('/kefumsg', async () => (await import('./chats/desk/ChatsPage.tsx')).ChatsPage),
  BannedTermsPage: lateScreen(
    '/system/banned',
    async () => (await import('./bannedTerms/BannedTermsPage.tsx')).BannedTermsPage,
    'bannedTerms',
  ),
  MessageTemplatesPage: lateScreen(
    '/system/messages',
    async () => (await import('./messageTemplates/MessageTemplatesPage.tsx')).MessageTemplatesPage,
    'messageTemplates',
  ),
  SettingsPage: lateScreen(
    '/system/settings',
    async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
    'settings',
  ),
  OpenPlatformPage: lateScreen(
    '/system/open',
    async () => (await import('./openPlatform/OpenPlatformPage.tsx')).OpenPlatformPage,
    'apps',
  ),
  CitiesPage: lateScreen('/system/cities', async () => (await import('./cities/CitiesPage.tsx')).CitiesPage, 'cities'),
  SetupPage: lateScreen('/welcome', async () => (await import('./setup/SetupPage.tsx')).SetupPage),
  ComplaintsPage: lateScreen('/tousu', async () => (await import('./complaints/ComplaintsPage.tsx')).ComplaintsPage),
  FeedbackPage: lateScreen(
    '/fankui',
    async () => (await import('./feedback/FeedbackPage.tsx')).FeedbackPage,
    'feedback',
  ),
  FeedbackTermsPage: lateScreen(
    '/system/feedback-terms',
    async () => (await import('./feedbackTerms/FeedbackTermsPage.tsx')).FeedbackTermsPage,
    'feedbackTerms',
  ),
  VerificationsPage: lateScreen(
    '/user/renzheng',
    async () => (await import('./verifications/VerificationsPage.tsx')).VerificationsPage,
    'verifications',
  ),
  PostsPage: lateScreen('/user/dongtailist', async () => (await import('./posts/PostsPage.tsx')).PostsPage, 'posts'),
  PostTermsPage: lateScreen(
    '/system/post-terms',
    async () => (await import('./postTerms/PostTermsPage.tsx')).PostTermsPage,
    'postTerms',
  ),
  AnnouncementsPage: lateScreen(
    '/gonggao',
    async () => (await import('./announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
    'announcements',
  ),
  ApplicationsPage: lateScreen(
    '/shenqing',
    async () => (await import('./applications/ApplicationsPage.tsx')).ApplicationsPage,
    'applications',
  ),
  WithdrawalsPage: lateScreen(
    '/tixian',
    async () => (await import('./withdrawals/WithdrawalsPage.tsx')).WithdrawalsPage,
    'withdrawals',
  ),
  RefundsPage: lateScreen('/finance/refund', async () => (await import('./refunds/RefundsPage.tsx')).RefundsPage),
  LedgerPage: lateScreen('/finance/ledger', async () => (await import('./ledger/LedgerPage.tsx')).LedgerPage),
  ReconPage: lateScreen('/finance/recon', async () => (await import('./recon/ReconPage.tsx')).ReconPage, 'recon'),
  SettlementsPage: lateScreen(
    '/finance/settlements',
    async () => (await import('./settlements/SettlementsPage.tsx')).SettlementsPage,
    'settlements',
  ),
  ProfilePage: screen('/user/me', async () => (await import('./shell/profile/ProfilePage.tsx')).ProfilePage),
  UsersPage: lateScreen('/user/list', async () => (await import('./users/UsersPage.tsx')).UsersPage),
  StaffPage: lateScreen('/system/staff', async () => (await import('./staff/StaffPage.tsx')).StaffPage),
  RolesPage: lateScreen('/system/role', async () => (await import('./roles/RolesPage.tsx')).RolesPage, 'roles'),
  MenusPage: lateScreen('/system/menu', async () => (await import('./menus/MenusPage.tsx')).MenusPage),
  EventsPage: lateScreen('/system/log', async () => (await import('./events/EventsPage.tsx')).EventsPage),
  SignInsPage: lateScreen('/system/signin', async () => (await import('./signIns/SignInsPage.tsx')).SignInsPage),
  AccessPage: lateScreen('/user/access', async () => (await import('./account/AccessPage.tsx')).AccessPage),
}

/** Sets up the second factor, where it is required. */
export const SecondFactorSetUp = lazily(async () => (await late(import('./account/SetUp.tsx'))).SetUp)

/** Announcements that stand before their reader, whatever page is open. */
export const PressingDialog = lazily(
  async () => (await late(import('./announcements/pressing/PressingDialog.tsx'))).PressingDialog,
)
