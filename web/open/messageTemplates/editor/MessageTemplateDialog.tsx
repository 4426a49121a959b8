import { useState } from 'react'
import type { Language } from '#contract/base/values.ts'
import { type MessageTemplate, type MessageText, messageTemplates } from '#contract/open/messages/message-templates.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { languageName, languages, useLanguage, useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { DateBox } from '#web/ui/dates/DateBox.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { messageTemplateWords } from '#words/open/message-templates.ts'
import { EarlierDialog } from './EarlierDialog.tsx'
import { LanguageColumn } from './LanguageColumn.tsx'
import { TryRecord } from './TryRecord.tsx'
import { Variables } from './Variables.tsx'

export type Values = Record<Language, MessageText> & { fromDay: string }

const valuesOf = ({ texts, fromDay }: MessageTemplate): Values => ({ ...texts, fromDay })

/** What fills the previews: samples, or a record that was tried. */
export type Filled = { values: MessageTemplate['samples']; faults: Readonly<Record<string, string>> }

/** Changes the texts of a template, four languages beside each other. */
export function MessageTemplateDialog({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const text = useWords(messageTemplateWords)
  // With what colleagues save meanwhile.
  const { data: fresh = template } = useRead(api.messageTemplates.get, { id: template.id })
  const form = useForm(messageTemplates.update, {
    initial: valuesOf(template),
    record: template,
    valuesOf,
    input: (values: Values) => values,
    done: text.done,
    onDone: onClose,
  })
  const [filled, setFilled] = useState<Filled>({ values: template.samples, faults: {} })
  const [shown, setShown] = useState<Language>(useLanguage())
  const [earlier, setEarlier] = useState<Language>()
  const isMobile = useIsMobile()
  const columns = isMobile ? [shown] : languages

  function setText(language: Language, next: MessageText): void {
    form.set({ [language]: next })
  }

  return (
    <FormDialog title={template.name} width={1320} form={form} onClose={onClose}>
      <Variables
        variables={template.variables}
        onInsert={({ language, field, value }) => setText(language, { ...form.values[language], [field]: value })}
      />
      {isMobile && (
        <Tabs
          label={text.language}
          tabs={languages.map(language => ({ key: language, label: languageName(language) }))}
          current={shown}
          onChoose={setShown}
          panel="message-language"
        />
      )}
      <div
        {...(isMobile && { id: 'message-language', role: 'tabpanel', 'aria-labelledby': 'message-language-tab' })}
        className="grid gap-4 desktop:grid-cols-2 desktop:[@media(width>=1280px)]:grid-cols-4"
      >
        {columns.map(language => (
          <LanguageColumn
            key={language}
            form={form}
            language={language}
            filled={filled}
            isChanged={JSON.stringify(form.values[language]) !== JSON.stringify(template.builtIn[language])}
            onEarlier={() => setEarlier(language)}
          />
        ))}
      </div>
      <TryRecord template={template} texts={form.values} onFilled={setFilled} />
      <DateBox {...form.choice('fromDay')} isAhead label={text.fromDay} hint={text.fromDayHint} />
      {earlier && (
        <EarlierDialog
          template={fresh}
          language={earlier}
          now={form.values[earlier]}
          onUse={next => setText(earlier, next)}
          onClose={() => setEarlier(undefined)}
        />
      )}
    </FormDialog>
  )
}
