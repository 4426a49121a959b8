export { budget } from './budget.ts'
export { readJsonBodies, refuseDeepJson } from './json.ts'
