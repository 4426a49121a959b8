import { describeMoves } from './setup/matrix.ts'

for (const service of ['chauffeur', 'companion', 'challenge'] as const) describeMoves(service)
