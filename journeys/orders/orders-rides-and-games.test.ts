import { describeMoves } from '../setup/people/matrix.ts'

for (const service of ['chauffeur', 'companion', 'challenge'] as const) describeMoves(service)
