import { type PostFault, type PunishStep, punishSteps, severeFaults } from '#contract/reviews/post-rules.ts'

/** By the number of faults in the last 90 days besides this one; beyond the last, the last. */
const stepsInOrder: readonly PunishStep[] = ['warn', 'mute1', 'mute3', 'mute7', 'mute30', 'ban']
const leastIfSevere: PunishStep = 'mute7'

/** What should happen to an author for a fault, by how many there were before. */
export function suggestedStep(faultsBefore: number, codes: readonly PostFault[]): PunishStep {
  const step = stepsInOrder[Math.min(faultsBefore, stepsInOrder.length - 1)] ?? 'ban'
  const isSevere = codes.some(code => severeFaults.includes(code))
  return isSevere && punishSteps.indexOf(step) < punishSteps.indexOf(leastIfSevere) ? leastIfSevere : step
}
