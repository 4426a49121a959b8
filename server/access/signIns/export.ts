import { signIns } from '#contract/access/events.ts'
import { choice, exportOf, moment, text } from '#server/desk/exports/index.ts'
import { signInsWords } from '#words/access/logs.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { list } from './list.ts'

export const signInsExport = exportOf(signIns, {
  title: signInsWords.title,
  read: list,
  columns: [
    moment(signInsWords.columns.at, row => row.at),
    text(signInsWords.columns.who, 20, row => row.username),
    text(spreadsheetWords.name, 16, row => row.name),
    choice(signInsWords.columns.why, 18, signInsWords.why, row => row.why),
    text(signInsWords.columns.ip, 22, row => row.ip),
    text(signInsWords.userAgent, 48, row => row.userAgent),
  ],
})
