import type { MessageTemplate, MessageTemplateRow } from '#contract/open/messages/message-templates.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { languageName, languages, useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { Part } from '#web/ui/show/Part.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { messageTemplateWords } from '#words/open/message-templates.ts'
import { ChangedBadge } from './ChangedBadge.tsx'
import { Preview } from './Preview.tsx'

type MessageTemplateDrawerProps = {
  row: MessageTemplateRow
  onEdit: (template: MessageTemplate) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

/** One template: what people are told in each language, and who changed it. */
export function MessageTemplateDrawer({ row, onEdit, onStep, onClose }: MessageTemplateDrawerProps) {
  const text = useWords(messageTemplateWords)
  const { data, error, refetch } = useRead(api.messageTemplates.get, { id: row.id })
  return (
    <RecordDrawer
      kind={text.record}
      title={row.name}
      head={
        row.allowed.includes('update') && (
          <div>
            <Button disabled={!data} onClick={() => data && onEdit(data)}>
              {text.change}
            </Button>
          </div>
        )
      }
      panel="message-template"
      error={error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Facts>
          <Fact name={text.webhook}>
            <span className="font-mono text-xs">{row.key}</span>
          </Fact>
          <Fact name={text.room}>{text.rooms[row.room]}</Fact>
          <Fact name={text.changedIn}>
            <ChangedBadge changed={row.changed} />
          </Fact>
          {data?.fromDay && <Fact name={text.fromDay}>{text.fromDayIs(data.fromDay)}</Fact>}
        </Facts>
        {data && <Texts template={data} />}
        {data && data.earlier.length > 0 && <Changes template={data} />}
      </div>
    </RecordDrawer>
  )
}

function Texts({ template: { texts, samples } }: { template: MessageTemplate }) {
  return languages.map(language => (
    <Part key={language} title={languageName(language)}>
      <Preview text={texts[language]} values={samples[language]} language={language} />
    </Part>
  ))
}

/** Who changed which languages, the newest first. */
function Changes({ template: { earlier } }: { template: MessageTemplate }) {
  const text = useWords(messageTemplateWords)
  const versions = [...new Set(earlier.map(({ version }) => version))].map(version => ({
    version,
    texts: earlier.filter(one => one.version === version),
  }))
  return (
    <Part title={text.earlier}>
      <ul className="grid gap-1.5 text-sm">
        {versions.map(({ version, texts }) => (
          <li key={version} className="flex flex-wrap items-center gap-2">
            <span>{text.versionBy(version, texts[0]?.by ?? '')}</span>
            <ChangedBadge changed={texts.map(({ language }) => language)} />
            <span className="ml-auto text-xs text-muted">
              <Time at={texts[0]?.at ?? 0} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
