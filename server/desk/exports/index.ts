export {
  choice,
  city,
  day,
  exportLinesOf,
  exportOf,
  type ListExport,
  moment,
  money,
  number,
  summed,
  text,
  yesOrNo,
} from './declare.ts'
export { addExport, startExport } from './start.ts'
