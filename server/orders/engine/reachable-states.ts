import { planOf, type Service } from '#contract/orders/service.ts'

type Standing = { service: Service; state: string; kind: string }

const known = new Map<string, ReadonlySet<string>>()

/** The states that an order can still come to by its plan, whoever makes the moves. */
export function reachableStates({ service, state, kind }: Standing): ReadonlySet<string> {
  const key = `${service}/${kind}/${state}`
  const ahead = known.get(key) ?? search({ service, state, kind })
  known.set(key, ahead)
  return ahead
}

function search({ service, state, kind }: Standing): ReadonlySet<string> {
  const { moves: all, finals } = planOf(service)
  const moves = Object.values(all).filter(({ kinds, to }) => to !== 'same' && (kinds?.includes(kind) ?? true))
  const ahead = new Set<string>()
  const next = [state]
  for (const from of next) {
    if (finals.includes(from)) continue
    for (const move of moves) {
      if (!move.from.includes(from) || ahead.has(move.to)) continue
      ahead.add(move.to)
      next.push(move.to)
    }
  }
  return ahead
}
