import { languages } from '#contract/base/values.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { choice, city, exportOf, moment, number, text } from '#server/desk/exports/index.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { feedbackColumnWords, feedbackFeature, feedbackNameWords } from '#words/feedback/feedback.ts'
import { cityWords } from '#words/people/people.ts'
import { list } from './list.ts'

export const feedbackExport = exportOf(feedback, {
  title: feedbackFeature.name,
  searchesPeople: true,
  read: list,
  columns: [
    text(feedbackColumnWords.no, 24, row => row.no),
    moment(feedbackColumnWords.createdAt, row => row.createdAt),
    choice(feedbackFeature.fields.type, 12, feedbackNameWords.types, row => row.type),
    choice(feedbackFeature.fields.person, 12, feedbackNameWords.people, row => row.person.kind),
    text(spreadsheetWords.name, 14, row => row.person.name),
    city(cityWords.city, 10, row => row.cityCode),
    text(feedbackColumnWords.content, 60, row => row.summary),
    text(
      feedbackColumnWords.language,
      10,
      (row, language) => feedbackNameWords.languages[language][languages.indexOf(row.language)] ?? '',
    ),
    text(feedbackFeature.fields.appVersion, 12, row => row.appVersion),
    choice(feedbackFeature.fields.system, 12, feedbackNameWords.systems, row => row.system),
    text(feedbackFeature.fields.tags, 28, row => row.tags.join(' · ')),
    number(feedbackFeature.fields.merged, 10, row => row.merged),
    choice(feedbackColumnWords.state, 12, feedbackNameWords.states, row => row.state),
    text(feedbackColumnWords.assignee, 14, row => row.assignee?.name ?? ''),
  ],
})
