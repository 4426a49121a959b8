import { expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

const own = {
  blocks: [
    { block: 'trend', size: 'full', isHidden: false },
    { block: 'heat', size: 'half', isHidden: true },
  ],
  isTourDone: true,
} as const

test('each person has an arrangement of their own, which is kept until they change it', async () => {
  const ops = await server.signIn('ops', { name: '老周' })
  const kefu = await server.signIn('kefu', { name: '小林' })
  expect(await ops.call(dashboard.arrangement, {})).toEqual({ blocks: [], isTourDone: false })

  await ops.call(dashboard.arrange, { ...own, blocks: [...own.blocks] })
  expect(await ops.call(dashboard.arrangement, {})).toEqual(own)
  expect(await kefu.call(dashboard.arrangement, {})).toEqual({ blocks: [], isTourDone: false })

  await ops.call(dashboard.arrange, { blocks: [], isTourDone: true })
  expect(await ops.call(dashboard.arrangement, {})).toEqual({ blocks: [], isTourDone: true })
})

test('a block that stands twice is refused and changes nothing', async () => {
  const ops = await server.signIn('ops', { name: '老赵' })
  await ops.call(dashboard.arrange, { ...own, blocks: [...own.blocks] })
  const twice = [own.blocks[0], own.blocks[0]]
  expect(await refusalOf(ops.call(dashboard.arrange, { blocks: twice, isTourDone: false }))).toMatchObject({
    reason: 'badInput',
  })
  expect(await ops.call(dashboard.arrangement, {})).toEqual(own)
})
