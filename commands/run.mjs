// Runs with any Node and reports one that is too old: no syntax and no import newer than Node 14.
if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(
    `CityDesk needs Node 20 or newer to start, and this is ${process.versions.node}. See https://nodejs.org.`,
  )
  process.exitCode = 1
} else {
  import('./install/run-command.mjs')
}
