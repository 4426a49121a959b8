import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { people, type Question, systems, types } from '#web/feedback/question.ts'
import { useWords } from '#web/kit/words.ts'
import { CityFilter } from '#web/shared/city/CityFilter.tsx'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterBox } from '#web/ui/controls/FilterBox.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { useIsMobile } from '#web/ui/list/screenWidth.ts'
import { feedbackWords } from '#words/feedback/feedback.ts'

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

/** Filters by kind and version; the others are shown when opened or set. */
export function FeedbackFilters({ question, onFilter }: FiltersProps) {
  const text = useWords(feedbackWords)
  const { person, system, tag, city, from, to, version } = question
  const isSet = person !== 'any' || system !== 'any' || Boolean(tag || city || from || to || version)
  const [isWanted, setWanted] = useState(false)
  const isMobile = useIsMobile()
  const isOpen = isWanted || isSet || isMobile
  return (
    <>
      <FilterSelect
        label={text.type}
        options={types.map(value => ({ value, label: value === 'any' ? text.anyType : text.names.types[value] }))}
        value={question.type}
        onChoose={type => onFilter({ type, open: 0 })}
      />
      {!isMobile && (
        <Chip chosen={isOpen} onChoose={() => setWanted(!isOpen)}>
          {text.filters}
        </Chip>
      )}
      {isOpen && <MoreFilters question={question} onFilter={onFilter} />}
      <Only question={question} onFilter={onFilter} />
    </>
  )
}

function MoreFilters({ question, onFilter }: FiltersProps) {
  const text = useWords(feedbackWords)
  return (
    <>
      <FilterSelect
        label={text.person}
        options={people.map(value => ({ value, label: value === 'any' ? text.anyPerson : text.names.people[value] }))}
        value={question.person}
        onChoose={person => onFilter({ person, open: 0 })}
      />
      <FilterSelect
        label={text.system}
        options={systems.map(value => ({ value, label: value === 'any' ? text.anySystem : text.names.systems[value] }))}
        value={question.system}
        onChoose={system => onFilter({ system, open: 0 })}
      />
      <FilterBox
        label={text.version}
        value={question.version}
        onFilter={version => onFilter({ version, open: 0 })}
        width="w-32"
      />
      <FilterBox label={text.tags} value={question.tag} onFilter={tag => onFilter({ tag, open: 0 })} width="w-32" />
      <CityFilter city={question.city} onChoose={city => onFilter({ city, open: 0 })} />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.sentOn}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}

/** What a figure or an incident has led to. */
function Only({ question: { word, incident }, onFilter }: FiltersProps) {
  const text = useWords(feedbackWords)
  return (
    <>
      {word !== '' && (
        <Button icon={X} title={text.clearOnly} onClick={() => onFilter({ word: '', open: 0 })}>
          {text.onlyWord(word)}
        </Button>
      )}
      {incident > 0 && (
        <Button icon={X} title={text.clearOnly} onClick={() => onFilter({ incident: 0, open: 0 })}>
          {text.onlyIncident}
        </Button>
      )}
    </>
  )
}
