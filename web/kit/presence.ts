const idleMs = 1_800_000
const restMs = 10_000
let lastSeen = performance.now()

for (const sign of ['pointerdown', 'pointermove', 'keydown', 'compositionupdate', 'wheel']) {
  addEventListener(sign, () => (lastSeen = performance.now()), { capture: true, passive: true })
}

/** Whether somebody has touched this window in the last half hour. News alone do not keep a session alive. */
export function isSomebodyHere(): boolean {
  return performance.now() - lastSeen < idleMs
}

/** Whether somebody works in this window at the moment. */
export function isInUse(): boolean {
  return performance.now() - lastSeen < restMs
}
