import {
  Bell,
  Bike,
  Building2,
  Car,
  ClipboardList,
  Gamepad2,
  Gauge,
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
  Users,
  Utensils,
  Wallet,
} from 'lucide-react'

/** The word a menu entry of the database bears → its drawing. */
const icons: Record<string, LucideIcon> = {
  bell: Bell,
  bike: Bike,
  car: Car,
  chat: MessagesSquare,
  dashboard: LayoutDashboard,
  food: Utensils,
  game: Gamepad2,
  gauge: Gauge,
  log: ScrollText,
  megaphone: Megaphone,
  menus: ListTree,
  order: ClipboardList,
  orders: ClipboardList,
  package: Package,
  roles: ShieldCheck,
  settings: Settings,
  signIn: LogIn,
  staff: Building2,
  store: Store,
  users: Users,
  wallet: Wallet,
}

export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Square
  return <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
}
