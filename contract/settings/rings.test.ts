import { expect, test } from 'vitest'
import { crossesItself, isInPolygon, type Position } from './rings.ts'

const square: Position[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
]
const hole: Position[] = [
  [1, 1],
  [3, 1],
  [3, 3],
  [1, 3],
  [1, 1],
]
const beside: Position[] = square.map(([x, y]) => [x + 4, y])

test('a point is in a polygon if it is inside its border and in none of its holes', () => {
  const cases: [point: Position, isIn: boolean][] = [
    [[0.5, 0.5], true],
    [[2, 2], false],
    [[3.5, 2], true],
    [[5, 2], false],
    [[2, -1], false],
  ]
  for (const [point, isIn] of cases) expect([point, isInPolygon(point, [square, hole])]).toEqual([point, isIn])
})

test('a point on the border of two neighbours is in one of them', () => {
  expect([square, beside].filter(ring => isInPolygon([4, 2], [ring]))).toHaveLength(1)
})

const rings: [what: string, rings: Position[][], crosses: boolean][] = [
  ['a square', [square], false],
  ['a square with a hole', [square, hole], false],
  [
    'a point written twice',
    [
      [
        [0, 0],
        [4, 0],
        [4, 0],
        [4, 4],
        [0, 0],
      ],
    ],
    false,
  ],
  [
    'a point in the middle of a side',
    [
      [
        [0, 0],
        [2, 0],
        [4, 0],
        [4, 4],
        [0, 0],
      ],
    ],
    false,
  ],
  [
    'a bow',
    [
      [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
        [0, 0],
      ],
    ],
    true,
  ],
  [
    'a line there and back',
    [
      [
        [0, 0],
        [4, 0],
        [2, 0],
        [0, 0],
      ],
    ],
    true,
  ],
  [
    'a thorn',
    [
      [
        [0, 0],
        [4, 0],
        [6, 0],
        [4, 0],
        [4, 4],
        [0, 0],
      ],
    ],
    true,
  ],
  [
    'a ring that touches itself',
    [
      [
        [0, 0],
        [4, 0],
        [2, 2],
        [4, 4],
        [0, 4],
        [2, 2],
        [0, 0],
      ],
    ],
    true,
  ],
  ['a hole that crosses the border', [square, hole.map(([x, y]) => [x + 2, y])], true],
]

test.each(rings)('%s', (_what, outline, crosses) => {
  expect(crossesItself(outline)).toBe(crosses)
})
