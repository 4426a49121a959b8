import { useState } from 'react'
import type { NotificationRules } from '#contract/desk/notifications.ts'
import { Switch } from '#web/desk/settings/Switch.tsx'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TimeBox } from '#web/ui/dates/TimeBox.tsx'
import { settingsWords } from '#words/desk/panels.ts'
import { askForDesktop, desktopLeave } from './desktopNotifications.ts'
import { firstQuietHours, isSilent, kindsOfNews, useRuleChanges, withKind } from './rules.ts'

type PartProps = { rules: NotificationRules; change: (part: Partial<NotificationRules>) => void }

/** Notification settings of a person, the same on every device except for the browser's own permission. */
export function RuleSettings() {
  const words = useWords(settingsWords)
  const [rules, change] = useRuleChanges()
  return (
    <div className="grid gap-4">
      <Desktop rules={rules} change={change} />
      <QuietHours rules={rules} change={change} />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm">{words.announced}</legend>
        <div className="flex flex-wrap gap-2">
          {kindsOfNews.map(kind => {
            const isOn = !isSilent(rules, kind)
            return (
              <Chip
                key={kind.name}
                chosen={isOn}
                onChoose={() => change({ silentTypes: withKind(rules, kind, !isOn) })}
              >
                {words.kindsOfNews[kind.name]}
              </Chip>
            )
          })}
        </div>
        <p className="text-xs text-muted">
          {words.announcedHint} {words.alarmsAlwaysRing}
        </p>
      </fieldset>
    </div>
  )
}

function Desktop({ rules, change }: PartProps) {
  const words = useWords(settingsWords)
  const [leave, setLeave] = useState(desktopLeave)

  async function turn(isOn: boolean): Promise<void> {
    const given = isOn ? await askForDesktop() : leave
    setLeave(given)
    if (!isOn || given === 'granted') change({ desktop: isOn })
  }

  return (
    <div>
      <Switch label={words.desktop} isOn={rules.desktop && leave === 'granted'} onTurn={isOn => void turn(isOn)} />
      <p className="text-xs text-muted">{words.desktopHint[leave]}</p>
    </div>
  )
}

function QuietHours({ rules: { quietHours }, change }: PartProps) {
  const words = useWords(settingsWords)

  function shift(part: Partial<typeof firstQuietHours>): void {
    if (quietHours) change({ quietHours: { ...quietHours, ...part } })
  }

  return (
    <div className="grid gap-1.5">
      <Switch
        label={words.quietHours}
        isOn={quietHours !== null}
        onTurn={isOn => change({ quietHours: isOn ? firstQuietHours : null })}
      />
      {quietHours && (
        <div className="grid grid-cols-2 gap-2">
          <TimeBox label={words.quietFrom} value={quietHours.from} onChoose={from => shift({ from })} />
          <TimeBox label={words.quietTo} value={quietHours.to} onChoose={to => shift({ to })} />
        </div>
      )}
      <p className="text-xs text-muted">{words.quietHint}</p>
    </div>
  )
}
