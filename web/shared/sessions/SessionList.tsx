import Laptop from 'lucide-react/icons/laptop'
import LogOut from 'lucide-react/icons/log-out'
import Smartphone from 'lucide-react/icons/smartphone'
import type { SessionRow } from '#contract/access/staff.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Empty } from '#web/ui/show/Empty.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { sessionListWords } from '#words/access/account.ts'

type SessionListProps = {
  devices: readonly SessionRow[]
  /** Undefined where the reader may not sign anybody out. */
  onSignOut?: ((device: SessionRow) => void) | undefined
}

/** A person's sessions; each can be signed out except the current one. */
export function SessionList({ devices, onSignOut }: SessionListProps) {
  const text = useWords(sessionListWords)
  if (devices.length === 0) return <Empty>{text.noDevices}</Empty>
  return (
    <ul className="grid">
      {devices.map(device => {
        const Icon = /Mobile|Android|iPhone/.test(device.userAgent) ? Smartphone : Laptop
        const name = deviceOf(device.userAgent) || text.unknownDevice
        return (
          <li key={device.id} className="flex items-center gap-3 border-b border-line py-2.5 text-sm last:border-0">
            <span className="grid size-8 shrink-0 place-items-center rounded-md bg-neutral-soft text-neutral-ink">
              <Icon size={16} aria-hidden />
            </span>
            <div className="min-w-0">
              <p className="flex items-center gap-2">
                <span className="truncate font-medium" title={device.userAgent}>
                  {name}
                </span>
                {device.isCurrent && <Badge tone="good">{text.thisDevice}</Badge>}
              </p>
              <p className="flex flex-wrap gap-x-2 text-xs text-muted">
                <span>{device.ip}</span>
                <span>
                  {text.signedInAt} <Time at={device.createdAt} />
                </span>
                <span>
                  {text.lastSeen} <Time at={device.lastSeenAt} />
                </span>
              </p>
            </div>
            {onSignOut && !device.isCurrent && (
              <span className="ml-auto">
                <IconButton icon={LogOut} label={`${text.signOutDevice}: ${name}`} onClick={() => onSignOut(device)} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['MicroMessenger', 'WeChat'],
  ['Firefox', 'Firefox'],
  ['HeadlessChrome', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Version', 'Safari'],
] as const
const systems = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Android/, 'Android'],
  [/Linux/, 'Linux'],
] as const

/** `Chrome 140 · Windows`. Empty when neither is known. */
export function deviceOf(userAgent: string): string {
  const known = browsers.flatMap(([mark, name]) => {
    const [, version] = new RegExp(`${mark}/(\\d+)`).exec(userAgent) ?? []
    return version ? [`${name} ${version}`] : []
  })
  const system = systems.find(([mark]) => mark.test(userAgent))?.[1]
  return [known[0] ?? userAgent.split('/')[0]?.slice(0, 40), system].filter(Boolean).join(' · ')
}
