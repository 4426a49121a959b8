import ChevronDown from 'lucide-react/icons/chevron-down'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { isOutside, type SidebarEntry } from '#web/desk/frame/menu.ts'
import { goOrRefresh } from '#web/desk/tabs/useTabs.ts'
import { Link, placeOf } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { screens } from '#web/process/screens.tsx'
import { Menu } from '#web/ui/menu/Menu.tsx'
import { MenuIcon } from '#web/ui/show/MenuIcon.tsx'
import { Tooltip } from '#web/ui/show/Tooltip.tsx'
import { shellWords } from '#words/desk/shell.ts'

const line =
  'flex h-9 pointer-coarse:h-10 w-full items-center gap-2.5 overflow-hidden rounded-md px-3 text-sm whitespace-nowrap transition-colors duration-100'
const restingLook = 'text-muted hover:bg-hover hover:text-ink'
const currentLook = 'bg-accent-soft font-medium text-accent-ink'

type LinkProps = {
  entry: SidebarEntry
  current: string | undefined
  isFolded?: boolean
  depth?: number
  onGo?: (() => void) | undefined
}

export function SidebarLink({ entry, current, isFolded = false, depth = 0, onGo }: LinkProps) {
  const isCurrent = entry.path === current
  const look = `${line} ${isCurrent ? currentLook : restingLook}`
  const inside = (
    <>
      {depth === 0 && <MenuIcon name={entry.icon} />}
      {!isFolded && <span className="truncate">{entry.title}</span>}
    </>
  )
  const indent = depth ? { paddingLeft: 26 + depth * 12 } : {}
  const link = isOutside(entry.path) ? (
    <OutsideLink entry={entry} isFolded={isFolded} className={look}>
      {inside}
    </OutsideLink>
  ) : (
    <Link
      to={entry.path}
      aria-label={entry.title}
      aria-current={isCurrent ? 'page' : undefined}
      className={look}
      style={indent}
      onPointerEnter={() => screens[entry.component]?.preload()}
      onFocus={() => screens[entry.component]?.preload()}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        goOrRefresh(placeOf(entry.path))
        onGo?.()
      }}
    >
      {inside}
    </Link>
  )
  return <li>{isFolded ? <Tooltip text={entry.title}>{link}</Tooltip> : link}</li>
}

type OutsideProps = { entry: SidebarEntry; isFolded: boolean; className: string; children: ReactNode }

function OutsideLink({ entry, isFolded, className, children }: OutsideProps) {
  const { opensOutside } = useWords(shellWords)
  return (
    <a
      href={entry.path}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${entry.title} (${opensOutside})`}
      className={className}
    >
      {children}
      {!isFolded && <ExternalLink size={12} aria-hidden className="ml-auto shrink-0" />}
    </a>
  )
}

type GroupProps = LinkProps & { isOpen: boolean; onToggle: () => void }

export function SidebarGroup({ entry, current, isOpen, onToggle, onGo }: GroupProps) {
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={onToggle} className={`${line} ${restingLook}`}>
        <MenuIcon name={entry.icon} />
        <span className="truncate">{entry.title}</span>
        <ChevronDown
          size={14}
          aria-hidden
          className={`ml-auto shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <ul className="mt-0.5 grid grid-cols-1 gap-0.5">
          {flat(entry.children).map(({ entry: child, depth }) => (
            <SidebarLink key={child.path} entry={child} current={current} depth={depth} onGo={onGo} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** In the collapsed sidebar, a group is an icon that opens a menu of its pages. */
export function FoldedGroup({ entry, current }: { entry: SidebarEntry; current: string | undefined }) {
  const leaves = flat(entry.children).map(child => child.entry)
  const isCurrent = leaves.some(leaf => leaf.path === current)
  return (
    <li>
      <Menu
        side="right"
        trigger={
          <button
            type="button"
            aria-label={entry.title}
            aria-current={isCurrent || undefined}
            className={`${line} ${isCurrent ? currentLook : restingLook}`}
          >
            <MenuIcon name={entry.icon} />
          </button>
        }
        items={leaves.map(leaf => ({
          key: leaf.path,
          label: leaf.title,
          chosen: leaf.path === current,
          onChoose: () =>
            isOutside(leaf.path) ? open(leaf.path, '_blank', 'noopener') : goOrRefresh(placeOf(leaf.path)),
        }))}
      />
    </li>
  )
}

type Leaf = { entry: SidebarEntry; depth: number }

/** Nested groups are flattened, so that every page is two clicks away. */
function flat(entries: readonly SidebarEntry[], depth = 1): Leaf[] {
  return entries.flatMap(entry => (entry.children.length ? flat(entry.children, depth + 1) : [{ entry, depth }]))
}
