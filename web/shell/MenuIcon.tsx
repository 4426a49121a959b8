import {
  Bell,
  Bike,
  Car,
  ClipboardList,
  Gamepad2,
  Gauge,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Package,
  Settings,
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
  megaphone: Megaphone,
  order: ClipboardList,
  orders: ClipboardList,
  package: Package,
  settings: Settings,
  store: Store,
  users: Users,
  wallet: Wallet,
}

export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Square
  return <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
}
