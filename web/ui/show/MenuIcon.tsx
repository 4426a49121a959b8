import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import Bike from 'lucide-react/icons/bike'
import BookOpen from 'lucide-react/icons/book-open'
import Building2 from 'lucide-react/icons/building-complex'
import Car from 'lucide-react/icons/car'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import ExternalLink from 'lucide-react/icons/external-link'
import FileCheck from 'lucide-react/icons/file-check'
import Flag from 'lucide-react/icons/flag'
import Folder from 'lucide-react/icons/folder'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gauge from 'lucide-react/icons/gauge'
import IdCard from 'lucide-react/icons/id-card'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Lightbulb from 'lucide-react/icons/lightbulb'
import ListTree from 'lucide-react/icons/list-tree'
import LogIn from 'lucide-react/icons/log-in'
import MapPinned from 'lucide-react/icons/map-pinned'
import Megaphone from 'lucide-react/icons/megaphone'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Plug from 'lucide-react/icons/plug'
import Scale from 'lucide-react/icons/scale'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Square from 'lucide-react/icons/square'
import Store from 'lucide-react/icons/store'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Trophy from 'lucide-react/icons/trophy'
import Undo2 from 'lucide-react/icons/undo-2'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import Users from 'lucide-react/icons/users'
import Utensils from 'lucide-react/icons/utensils'
import Wallet from 'lucide-react/icons/wallet'

/** Name of an icon in the database → icon. */
const icons: Record<string, LucideIcon> = {
  application: UserRoundPlus,
  bell: Bell,
  bike: Bike,
  book: BookOpen,
  car: Car,
  chat: MessagesSquare,
  city: MapPinned,
  dashboard: LayoutDashboard,
  feedback: Lightbulb,
  flag: Flag,
  folder: Folder,
  food: Utensils,
  game: Gamepad2,
  gauge: Gauge,
  id: IdCard,
  ledger: Scale,
  link: ExternalLink,
  log: ScrollText,
  megaphone: Megaphone,
  menus: ListTree,
  plug: Plug,
  money: Banknote,
  order: ClipboardList,
  orders: ClipboardList,
  package: Package,
  post: Newspaper,
  recon: FileCheck,
  refund: Undo2,
  roles: ShieldCheck,
  settings: Settings,
  signIn: LogIn,
  sliders: SlidersHorizontal,
  staff: Building2,
  store: Store,
  trophy: Trophy,
  user: UserRound,
  users: Users,
  wallet: Wallet,
  warning: TriangleAlert,
}

/** Names that an entry may use. */
export const menuIcons: readonly string[] = Object.keys(icons)

export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Square
  return <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
}
