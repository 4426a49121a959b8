import type { RoleName, SettingRow } from '#contract/settings/settings.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { settingsWords, settingWords } from '#words/settings/settings.ts'
import type { Edited } from './edit/SettingDialog.tsx'
import { History } from './History.tsx'
import { Parts } from './Parts.tsx'
import { differing, useValueText } from './useValueText.ts'

type SettingDrawerProps = {
  row: SettingRow
  roles: readonly RoleName[]
  onEdit: (edited: Edited) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

/** One setting: its whole value, what is usual, what is planned, and every value that it had. */
export function SettingDrawer({ row, roles, onEdit, onStep, onClose }: SettingDrawerProps) {
  const text = useWords(settingsWords)
  const { name, hint } = useWords(settingWords)[row.key]
  const say = useValueText(roles)
  const [now, usual] = [say.parts(row.key, row.value), say.parts(row.key, row.usual)]
  return (
    <RecordDrawer
      kind={text.record}
      title={name}
      head={
        <>
          <p className="text-sm text-muted">{hint}</p>
          {row.allowed.includes('update') && (
            <div>
              <Button onClick={() => onEdit({ row })}>{text.change}</Button>
            </div>
          )}
        </>
      }
      panel="setting"
      onStep={onStep}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Part title={text.value}>
          <Parts parts={now} />
        </Part>
        {!row.isUsual && (
          <Part title={text.usual}>
            <Parts parts={differing(usual, now)} />
          </Part>
        )}
        {row.planned.map(planned => (
          <Part key={planned.validFrom} title={text.states.planned}>
            <Facts>
              <Fact name={text.validFrom}>
                <Time at={planned.validFrom} />
                {planned.by && ` · ${planned.by}`}
              </Fact>
            </Facts>
            <Parts parts={differing(say.parts(row.key, planned.value), now)} />
          </Part>
        ))}
        <History row={row} say={say} onBack={start => onEdit({ row, start })} />
      </div>
    </RecordDrawer>
  )
}
