import { Dialog } from '@base-ui/react/dialog'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import ExternalLink from 'lucide-react/icons/external-link'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { MenuRoute } from '#contract/access/session.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { screenOfService } from '#contract/orders/service.ts'
import { useSettings } from '#web/desk/settings/preferences.ts'
import { goOrRefresh } from '#web/desk/tabs/useTabs.ts'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { navigate, placeOf } from '#web/kit/route.ts'
import { useCover } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useStateName } from '#web/shared/order/names/named.ts'
import { afterRest } from '#web/ui/controls/timing/composition.ts'
import { Kbd } from '#web/ui/show/Kbd.tsx'
import { MenuIcon } from '#web/ui/show/MenuIcon.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { serviceWords } from '#words/orders/order.ts'
import { actionsFor } from './actions.ts'
import { finder, type Goal, goalsOf, type Hit, type Marks, piecesOf } from './find.ts'

/** Pause in typing, in ms, before the server is queried. */
const restMs = 200

/** Orders of any service that match the text; none without the permission to view orders. */
function useFoundOrders(typed: string): OrderRow[] {
  const search = useRested(typed.trim())
  const mayView = useMay('orders.view')
  const isSearch = search.length >= 2 && mayView
  const { data } = useRead(api.orders.find, { search }, { enabled: isSearch, keepPrevious: true })
  return isSearch ? (data?.rows ?? []) : []
}

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => afterRest(restMs, () => setRested(typed)), [typed])
  return rested
}

type PaletteProps = { menu: MenuRoute[]; open: boolean; onClose: () => void; onSettings: () => void }

/** The command palette: pages, actions and orders. */
export function Palette({ open, onClose, ...rest }: PaletteProps) {
  const words = useWords(shellWords)
  return (
    <Dialog.Root open={open} onOpenChange={next => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-veil" />
        <Dialog.Popup
          aria-label={words.search}
          className="fixed top-[12vh] left-1/2 z-50 flex max-h-[70vh] w-[min(560px,calc(100vw-24px))] -translate-x-1/2 flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-float outline-none"
        >
          <Inside {...rest} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type Choice = { key: string; draw: ReactNode; run: () => void }

function Inside({ menu, onClose, onSettings }: Omit<PaletteProps, 'open'>) {
  const words = useWords(shellWords)
  useCover()
  const [{ pinyinSearch }] = useSettings()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const find = finder(goalsOf(menu), pinyinSearch)
  const pages = find(typed).map(hit => ({
    key: hit.goal.path,
    draw: <PageHit hit={hit} />,
    run: () => go(hit.goal),
    isContained: hit.isContained,
  }))
  const containing = pages.filter(({ isContained }) => isContained)
  const resembling = pages.filter(({ isContained }) => !isContained)
  const actions = actionsFor(typed, words, onSettings).map(({ key, label, icon: Icon, run }) => ({
    key,
    run,
    draw: (
      <>
        <Icon size={15} aria-hidden className="shrink-0 text-muted" />
        <span className="truncate">{label}</span>
      </>
    ),
  }))
  const found = useFoundOrders(typed).map(order => ({
    key: order.no,
    draw: <OrderHit order={order} />,
    run: () => navigate(`${screenOfService[order.service]}?service=${order.service}&no=${order.no}`),
  }))
  const isOrder = actions[0]?.key === 'order'
  const choices: Choice[] = isOrder
    ? [...found, ...actions, ...pages]
    : [...containing, ...found, ...actions, ...resembling]
  const active = Math.min(at, choices.length - 1)

  function choose(choice: Choice | undefined): void {
    if (!choice) return
    onClose()
    choice.run()
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') choose(choices[active])
    else if (step) setAt((active + step + choices.length) % Math.max(1, choices.length))
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-4">
        <Search size={16} aria-hidden className="shrink-0 text-muted" />
        <input
          role="combobox"
          aria-label={words.search}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={choices[active] && `${id}-${active}`}
          placeholder={words.searchHint}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
          className="h-12 min-w-0 flex-1 text-base outline-none placeholder:text-muted"
        />
        <Kbd>{'Esc'}</Kbd>
      </div>
      {choices.length === 0 && <p className="px-4 py-8 text-center text-sm text-muted">{words.noHits(typed)}</p>}
      <Choices id={id} choices={choices} active={active} onPoint={setAt} onChoose={choose} />
    </>
  )
}

type ChoicesProps = {
  id: string
  choices: readonly Choice[]
  active: number
  onPoint: (at: number) => void
  onChoose: (choice: Choice) => void
}

function Choices({ id, choices, active, onPoint, onChoose }: ChoicesProps) {
  const words = useWords(shellWords)
  return (
    <div id={id} role="listbox" aria-label={words.search} className="min-h-0 overflow-y-auto p-1.5 empty:hidden">
      {choices.map((choice, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text box keeps the focus and handles the keys
        <div
          key={choice.key}
          id={`${id}-${at}`}
          ref={element => {
            if (at === active) element?.scrollIntoView?.({ block: 'nearest' })
          }}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerMove={() => onPoint(at)}
          onClick={() => onChoose(choice)}
          className="group flex h-9 cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm aria-selected:bg-accent-soft"
        >
          {choice.draw}
          <CornerDownLeft
            size={13}
            aria-hidden
            className="ml-auto shrink-0 text-muted not-group-aria-selected:hidden"
          />
        </div>
      ))}
    </div>
  )
}

function PageHit({ hit: { goal, marks } }: { hit: Hit }) {
  const { opensOutside } = useWords(shellWords)
  return (
    <>
      <span className="shrink-0 text-muted">
        <MenuIcon name={goal.icon} />
      </span>
      <span className="flex min-w-0 items-center gap-1.5">
        {goal.titles.map((title, at) => {
          const isOwn = at === goal.titles.length - 1
          return (
            <span key={title} className={isOwn ? 'truncate' : 'flex shrink-0 gap-1.5 text-muted'}>
              <span>
                <Marked title={title} marks={marks[at] ?? []} />
              </span>
              {!isOwn && <span>{'>'}</span>}
            </span>
          )
        })}
      </span>
      {goal.isOutside && <ExternalLink size={12} aria-label={opensOutside} className="shrink-0 text-muted" />}
    </>
  )
}

/** Matches are marked with elements, never with HTML strings. */
function Marked({ title, marks }: { title: string; marks: Marks }) {
  return piecesOf(title, marks).map(({ at, text: piece, isMarked }) =>
    isMarked ? (
      <mark key={at} className="bg-transparent font-semibold text-accent-ink">
        {piece}
      </mark>
    ) : (
      <span key={at}>{piece}</span>
    ),
  )
}

function go({ path, isOutside }: Goal): void {
  if (isOutside) open(path, '_blank', 'noopener')
  else goOrRefresh(placeOf(path))
}

/** An order that was found: summary, customer and state. */
function OrderHit({ order }: { order: OrderRow }) {
  const services = useWords(serviceWords)
  const stateOf = useStateName()
  return (
    <>
      <span className="shrink-0 text-xs text-muted">{services[order.service]}</span>
      <span className="truncate tabular-nums">{order.no}</span>
      <span className="truncate text-muted">{`${order.customer.name} ${order.customer.phone.slice(-4)}`}</span>
      <span className="ml-auto shrink-0 text-xs text-muted">{stateOf(order.state)}</span>
    </>
  )
}
