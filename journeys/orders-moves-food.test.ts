import { describeMoves } from './setup/matrix.ts'

describeMoves('food')
