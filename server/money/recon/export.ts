import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import { choice, day, exportOf, moment, money, number, text } from '#server/desk/exports/index.ts'
import { reconWords } from '#words/money/recon.ts'
import { list as listDays } from './days.ts'
import { list as listDifferences } from './differences.ts'

const { columns, sides } = reconWords

export const reconExport = exportOf(recon, {
  title: reconWords.title,
  read: listDays,
  columns: [
    day(columns.day, row => row.day),
    text(columns.channel, 20, row => row.channel.name),
    choice(columns.state, 14, reconWords.states, row => row.state),
    money(columns.oursIn, 14, row => row.ours.inFen),
    money(columns.oursOut, 14, row => row.ours.outFen),
    number(columns.oursCount, 10, row => row.ours.count),
    money(columns.theirsIn, 14, row => row.theirs.inFen),
    money(columns.theirsOut, 14, row => row.theirs.outFen),
    number(columns.theirsCount, 10, row => row.theirs.count),
    money(columns.difference, 14, row => row.differenceFen),
    money(columns.fee, 12, row => row.feeFen),
    number(reconWords.kinds.amount, 10, row => row.differences.amount ?? 0),
    number(reconWords.kinds.onlyOurs, 10, row => row.differences.onlyOurs ?? 0),
    number(reconWords.kinds.onlyTheirs, 10, row => row.differences.onlyTheirs ?? 0),
    number(columns.open, 10, row => row.open),
    text(columns.confirmedBy, 14, row => row.confirmed?.by.name ?? ''),
    text(columns.reason, 30, row => row.confirmed?.reason ?? ''),
  ],
})

export const reconDifferencesExport = exportOf(reconDifferences, {
  title: reconWords.differences,
  read: listDifferences,
  columns: [
    text(columns.no, 24, row => row.no),
    day(columns.day, row => row.day.day),
    text(columns.channel, 20, row => row.day.channel),
    choice(columns.kind, 14, reconWords.kinds, row => row.kind),
    text(sides.channelNo, 30, row => row.theirs?.channelNo ?? row.ours?.channelNo ?? ''),
    text(sides.subjectNo, 24, row => row.ours?.transaction.subjectNo ?? ''),
    money(columns.ours, 14, row => row.ours?.netFen ?? null),
    money(columns.theirs, 14, row => row.theirs?.netFen ?? null),
    money(columns.difference, 14, row => row.differenceFen),
    choice(columns.state, 12, reconWords.differenceStates, row => row.state),
    text(columns.owner, 14, row => row.owner?.name ?? ''),
    choice(columns.outcome, 20, reconWords.outcomes, row => row.outcome),
    text(columns.reason, 30, row => row.reason),
    text(columns.reference, 24, row => row.reference),
    text(columns.posted, 22, row => row.posted?.no ?? ''),
    moment(columns.settledAt, row => row.settledAt),
  ],
})
