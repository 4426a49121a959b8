import { languageName, languages, setLanguage, useLanguage, useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { text } from './text.ts'

export function LanguageChoice() {
  const words = useWords(text)
  return (
    <FilterSelect
      label={words.language}
      value={useLanguage()}
      options={languages.map(language => ({ value: language, label: languageName(language), lang: language }))}
      onChoose={language => void setLanguage(language)}
    />
  )
}
