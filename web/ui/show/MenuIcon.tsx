import {
  Banknote,
  Bell,
  Bike,
  BookOpen,
  Building2,
  Car,
  ClipboardList,
  ExternalLink,
  Folder,
  Gamepad2,
  Gauge,
  IdCard,
  LayoutDashboard,
  ListTree,
  LogIn,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Package,
  ScrollText,
  Settings,
  ShieldCheck,
  Square,
  Store,
  TriangleAlert,
  Trophy,
  UserRound,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react'

/** Name of an icon in the database → icon. */
const icons: Record<string, LucideIcon> = {
  bell: Bell,
  bike: Bike,
  book: BookOpen,
  car: Car,
  chat: MessagesSquare,
  dashboard: LayoutDashboard,
  folder: Folder,
  food: Utensils,
  game: Gamepad2,
  gauge: Gauge,
  id: IdCard,
  link: ExternalLink,
  log: ScrollText,
  megaphone: Megaphone,
  menus: ListTree,
  money: Banknote,
  order: ClipboardList,
  orders: ClipboardList,
  package: Package,
  roles: ShieldCheck,
  settings: Settings,
  signIn: LogIn,
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
