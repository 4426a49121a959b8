import { expect, test } from 'vitest'
import { guidePartsOf } from './guideParts.ts'

test('A guide is read as its title, paragraphs and lists', () => {
  const text = '# Orders\n\nAll that is **open**.\n\n- **J** next\n- K before\n\n## Keys\nEnd.'
  expect(guidePartsOf(text)).toEqual([
    { kind: 'title', runs: [{ text: 'Orders', isStrong: false }] },
    {
      kind: 'text',
      runs: [
        { text: 'All that is ', isStrong: false },
        { text: 'open', isStrong: true },
        { text: '.', isStrong: false },
      ],
    },
    {
      kind: 'list',
      items: [
        [
          { text: 'J', isStrong: true },
          { text: ' next', isStrong: false },
        ],
        [{ text: 'K before', isStrong: false }],
      ],
    },
    { kind: 'heading', runs: [{ text: 'Keys', isStrong: false }] },
    { kind: 'text', runs: [{ text: 'End.', isStrong: false }] },
  ])
})

test('A picture of the folder of pictures is one, any other address stays text', () => {
  expect(guidePartsOf('![Orders](pictures/orders.en.webp)')).toEqual([
    { kind: 'picture', file: 'orders.en.webp', label: 'Orders' },
  ])
  for (const other of ['![x](https://example.com/x.webp)', '![x](pictures/../x.webp)'])
    expect(guidePartsOf(other)).toEqual([{ kind: 'text', runs: [{ text: other, isStrong: false }] }])
})

test('What looks like HTML stays text', () => {
  expect(guidePartsOf('<b>no</b>')).toEqual([{ kind: 'text', runs: [{ text: '<b>no</b>', isStrong: false }] }])
})
