import { describeMoves } from '../setup/people/matrix.ts'

for (const service of ['food', 'errand', 'express'] as const) describeMoves(service)
