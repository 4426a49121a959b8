export { settingIn } from './read.ts'
