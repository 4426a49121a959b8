import { type ReactNode, useId, useState } from 'react'
import { audienceOf } from '#contract/desk/notification-audience.ts'
import { levelOf } from '#contract/desk/notification-rules.ts'
import { type Level, levelsOf, type Topic, topics } from '#contract/desk/notification-topics.ts'
import type { NotificationRules } from '#contract/desk/notifications.ts'
import { Switch } from '#web/desk/settings/Switch.tsx'
import { usePermissions } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { TimeBox } from '#web/ui/dates/TimeBox.tsx'
import { Panel } from '#web/ui/show/Panel.tsx'
import { notificationSettingsWords } from '#words/desk/notification-settings.ts'
import { ring } from './alarms/sound.ts'
import { askForDesktop, desktopLeave } from './desktopNotifications.ts'
import { firstQuietHours, useRuleChanges } from './rules.ts'

type PartProps = { rules: NotificationRules; change: (part: Partial<NotificationRules>) => void }

/** How a person is told of what, the same on every device except for the browser's own permission. */
export function NotificationsPage() {
  const words = useWords(notificationSettingsWords)
  const [rules, change] = useRuleChanges()
  return (
    <div className="mx-auto grid max-w-3xl gap-4 desktop:p-4">
      <h1 className="sr-only">{words.title}</h1>
      <Panel title={words.about} hint={words.aboutHint}>
        <Topics rules={rules} change={change} />
      </Panel>
      <Panel title={words.whenTitle} hint={words.alarmsAlwaysRing}>
        <div className="grid gap-4">
          <QuietHours rules={rules} change={change} />
          <Desktop rules={rules} change={change} />
        </div>
      </Panel>
    </div>
  )
}

function Topics({ rules, change }: PartProps) {
  const words = useWords(notificationSettingsWords)
  const permissions = usePermissions()
  const isTold = (topic: Topic) => {
    const audience = audienceOf[topic]
    return audience.length === 0 || audience.some(one => permissions.includes(one))
  }

  /** A sound that is chosen is heard. */
  function choose(topic: Topic, level: Level): void {
    change({ levels: { ...rules.levels, [topic]: level } })
    if (level === 'sound') ring(topic === 'newOrder' ? 'order' : 'message')
  }

  return (
    <div>
      <p className="mb-2 text-xs text-muted">{words.levelHints}</p>
      {topics.filter(isTold).map(topic => (
        <Choice key={topic} label={words.topics[topic]}>
          {levelsOf(topic).map(level => (
            <Chip key={level} chosen={levelOf(rules, topic) === level} onChoose={() => choose(topic, level)}>
              {words.levels[level]}
            </Chip>
          ))}
        </Choice>
      ))}
    </div>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="border-t border-line py-2">
      <div className="grid items-center gap-2 desktop:grid-cols-[12rem_1fr]">
        <span id={id} className="text-sm">
          {label}
        </span>
        <span className="flex flex-wrap gap-2">{children}</span>
      </div>
    </fieldset>
  )
}

function Desktop({ rules, change }: PartProps) {
  const words = useWords(notificationSettingsWords)
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
  const words = useWords(notificationSettingsWords)

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
        <div className="grid max-w-80 grid-cols-2 gap-2">
          <TimeBox label={words.quietFrom} value={quietHours.from} onChoose={from => shift({ from })} />
          <TimeBox label={words.quietTo} value={quietHours.to} onChoose={to => shift({ to })} />
        </div>
      )}
      <p className="text-xs text-muted">{words.quietHint}</p>
    </div>
  )
}
