// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRest, keepCompositions } from './composition.ts'

keepCompositions()
const heard = vi.fn()
let field: HTMLInputElement
beforeEach(() => {
  vi.useFakeTimers()
  field = document.body.appendChild(document.createElement('input'))
  document.addEventListener('keydown', heard, { capture: true })
})
afterEach(() => {
  document.removeEventListener('keydown', heard, { capture: true })
  field.remove()
  heard.mockClear()
  vi.useRealTimers()
})

const press = (key: string, terms: KeyboardEventInit = {}, target: Element = field) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...terms }))
const compose = (type: 'compositionstart' | 'compositionend') =>
  field.dispatchEvent(new CompositionEvent(type, { bubbles: true }))

test('the Enter that ends a composition is heard by nobody, in the order of Chrome and in that of Safari', () => {
  compose('compositionstart')
  press('Enter', { isComposing: true, keyCode: 229 })
  compose('compositionend')
  expect(heard).not.toHaveBeenCalled()
  compose('compositionstart')
  compose('compositionend')
  press('Enter', { isComposing: false, keyCode: 229 })
  expect(heard).not.toHaveBeenCalled()
  press('Enter', { keyCode: 13 })
  expect(heard).toHaveBeenCalledOnce()
})

test.each(['Escape', 'ArrowDown', 'n', '/', 'Tab'])('%s of a composition is heard by nobody', key => {
  press(key, { isComposing: true })
  press(key, { keyCode: 229 })
  expect(heard).not.toHaveBeenCalled()
  press(key)
  expect(heard).toHaveBeenCalledOnce()
})

test('an editor hears the keys of its compositions', () => {
  field.setAttribute('contenteditable', 'true')
  press('Enter', { isComposing: true })
  expect(heard).toHaveBeenCalledOnce()
})

test('what waits for a pause in typing waits for the end of a composition, too, and can be called off', () => {
  const search = vi.fn()
  compose('compositionstart')
  afterRest(300, search)
  const callOff = afterRest(300, search)
  vi.advanceTimersByTime(1000)
  expect(search).not.toHaveBeenCalled()
  callOff()
  compose('compositionend')
  expect(search).toHaveBeenCalledOnce()
  afterRest(300, search)
  vi.advanceTimersByTime(300)
  expect(search).toHaveBeenCalledTimes(2)
})
