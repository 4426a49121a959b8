import type { Language } from '#contract/base/values.ts'
import { languageName, languages, setLanguage, useLanguage, useWords } from '#web/kit/words.ts'
import { loginWords } from '#words/access/login.ts'

export function LanguageChoice() {
  const words = useWords(loginWords)
  return (
    <select
      aria-label={words.language}
      value={useLanguage()}
      onChange={event => void setLanguage(event.target.value as Language)}
      className="h-control rounded-md border border-line bg-surface px-2 text-sm text-muted"
    >
      {languages.map(language => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  )
}
