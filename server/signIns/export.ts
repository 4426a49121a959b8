import { signIns } from '#contract/access/events.ts'
import { choice, exportOf, moment, text } from '#server/exports/index.ts'
import { signInsText } from '#words/access/sign-ins.ts'
import { spreadsheetWords } from '#words/shell/exports.ts'
import { list } from './list.ts'

export const signInsExport = exportOf(signIns, {
  title: signInsText.title,
  read: list,
  columns: [
    moment(signInsText.columns.at, row => row.at),
    text(signInsText.columns.who, 20, row => row.username),
    text(spreadsheetWords.name, 16, row => row.name),
    choice(signInsText.columns.why, 18, signInsText.why, row => row.why),
    text(signInsText.columns.ip, 22, row => row.ip),
    text(signInsText.userAgent, 48, row => row.userAgent),
  ],
})
