/*
 * Runs before the app, in every browser, and is therefore written in old syntax. Chromium before 111, Safari before 16.4 and
 * Firefox before 128 get a sentence; a supported browser that lacks newer functions gets newer.js.
 */
;(() => {
  var isSupported =
    window.CSS && CSS.registerProperty && CSS.supports('color', 'color-mix(in oklab, red, red)') && [].toSorted

  if (!isSupported) {
    document.addEventListener('DOMContentLoaded', () => {
      // The app does not start without its root.
      var root = document.getElementById('root')
      root.parentNode.removeChild(root)
      document.getElementById('unsupported').removeAttribute('hidden')
    })
    return
  }

  var isComplete =
    Promise.withResolvers &&
    URL.canParse &&
    Map.groupBy &&
    Object.groupBy &&
    AbortSignal.any &&
    Set.prototype.union &&
    window.Iterator &&
    Iterator.prototype.map

  // Written into the page, so that it runs before the app, which waits for the end of the page.
  if (!isComplete) document.write('<script src="/newer.js"></script>')
})()
