import Bot from 'lucide-react/icons/bot'
import Hand from 'lucide-react/icons/hand'
import Hourglass from 'lucide-react/icons/hourglass'
import type { Autopilot } from '#contract/orders/autopilots.ts'
import { autopilotModes } from '#contract/orders/board.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useCityNames } from '#web/shared/city/useCityNames.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { autopilotWords } from '#words/orders/dispatch.ts'
import type { Reasons } from './useStanding.ts'

/** With more cities than this, those whose autopilot is off have no line. */
const mostOff = 3

/** Who assigns in each city: a line for a city with an autopilot, and for whoever may switch it. */
export function Autopilots({ reasons }: { reasons: Reasons }) {
  const { data } = useRead(api.autopilots.list, {})
  const rows = data?.rows ?? []
  const shown = rows.filter(
    ({ mode, allowed }) => mode !== 'off' || (allowed.includes('set') && rows.length <= mostOff),
  )
  if (shown.length === 0) return null
  return (
    <ul className="grid border-t border-line bg-surface">
      {shown.map(each => (
        <OfCity key={each.cityCode} autopilot={each} />
      ))}
      {reasons.size > 0 && <Waits reasons={reasons} />}
    </ul>
  )
}

/** How many orders wait, and why. */
function Waits({ reasons }: { reasons: Reasons }) {
  const text = useWords(autopilotWords)
  const alike = [...Map.groupBy(reasons.values(), why => why)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return (
    <li className="flex gap-1.5 px-3 py-1 text-sm text-muted">
      <Hourglass size={14} aria-hidden className="mt-0.5 shrink-0" />
      {text.waits(
        reasons.size,
        alike.map(([why, own]) => text.ofReason(text.reasons[why], own.length)).join(text.apart),
      )}
    </li>
  )
}

function OfCity({ autopilot }: { autopilot: Autopilot }) {
  const text = useWords(autopilotWords)
  const { nameOf } = useCityNames()
  const { id, cityCode, mode, heldBy, version, allowed } = autopilot
  const set = useCommand(api.autopilots.set)
  const takeOver = useCommand(api.autopilots.takeOver)
  const handOver = useCommand(api.autopilots.handOver)
  const city = nameOf(cityCode)
  const Icon = heldBy === null ? Bot : Hand
  const said = heldBy === null ? sentenceOf(mode, city, text) : text.held(city, heldBy)
  const tone = heldBy === null && mode === 'assign' ? 'text-good-ink' : 'text-muted'
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-1 text-sm last:border-b-0">
      <span role="status" className={`flex min-w-0 items-center gap-1.5 ${tone}`}>
        <Icon size={14} aria-hidden className="shrink-0" />
        {said}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {allowed.includes('set') && (
          <FilterSelect
            label={text.modeOf(city)}
            value={mode}
            options={autopilotModes.map(value => ({ value, label: text.modes[value] }))}
            onChoose={next => void set.run({ id, mode: next, version })}
          />
        )}
        {allowed.includes('takeOver') && (
          <Button look="primary" icon={Hand} busy={takeOver.pending} onClick={() => void takeOver.run({ id })}>
            {text.takeOver}
          </Button>
        )}
        {allowed.includes('handOver') && (
          <Button icon={Bot} busy={handOver.pending} onClick={() => void handOver.run({ id })}>
            {text.handOver}
          </Button>
        )}
      </span>
    </li>
  )
}

type Text = { working: (city: string) => string; proposing: (city: string) => string; modeOf: (city: string) => string }

function sentenceOf(mode: Autopilot['mode'], city: string, text: Text): string {
  if (mode === 'assign') return text.working(city)
  return mode === 'propose' ? text.proposing(city) : text.modeOf(city)
}
