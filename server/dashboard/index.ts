export { daysOfReport, readReport } from './report.ts'
