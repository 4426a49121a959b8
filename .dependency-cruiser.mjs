/** TypeScript 7 has no parser to lend, and without one every file would be passed over in silence. */
await import('@swc/core').catch(() => {
  throw new Error('The arrows between files are read with @swc/core, which is missing. Run npm install.')
})

const rooms = 'contract|words|server|web|city'
const outside = 'commands|journeys|e2e|bench|checks'
/** A unit test beside the code: it may import what only tests need, and nothing imports it. */
const unitTest = '\\.test\\.tsx?$'
/** Where running code begins. */
const doors = ['^server/main\\.ts$', '^web/main\\.tsx$', '^city/main\\.ts$', '^commands/[^/]+\\.ts$']

/** `[name, what the person should know and do, from, to]` */
const rules = [
  [
    'rooms-know-the-contract',
    'Browser, server and city know of each other only the contract. What two of them need belongs into contract/.',
    { path: `^(${rooms})/` },
    { path: `^(${rooms}|${outside})/`, pathNot: ['^$1/', '^contract/', '^words/'] },
  ],
  [
    'words-know-types',
    'Browser and server read words alike, and the build splits them: they may import types of the contract and other words.',
    { path: '^words/' },
    { pathNot: ['^words/'], dependencyTypesNot: ['type-only'] },
  ],
  [
    'words-know-the-contract',
    'Words speak of what the contract names, and of nothing that only browser or server knows.',
    { path: '^words/' },
    { pathNot: ['^words/', '^contract/'] },
  ],
  [
    'contract-needs-nothing',
    'The contract is read by browser and server alike: it may import zod and nothing else.',
    { path: '^contract/', pathNot: unitTest },
    { pathNot: ['^contract/', '^node_modules/zod/'] },
  ],
  [
    'nobody-needs-the-tools',
    'Tests, benches and checks look at the product and at the commands, nothing looks at them. Move what is shared.',
    { path: '^([^/]+)/' },
    // A bench may start the product and the browser as the stories do.
    { path: '^(journeys|e2e|bench|checks)/', pathNot: ['^$1/', '^e2e/setup/'] },
  ],
  [
    'kit-knows-no-feature',
    'A kit that knows one feature cannot serve the next. Hand it in as a parameter, or move this to the feature.',
    { path: '^(server|web)/kit/' },
    // Types of the gathered words are allowed: with them an event without words does not compile.
    { path: '^(server|web|words)/', pathNot: ['^$1/kit/', '^words/(base/|words\\.ts$|access/features\\.ts$)'] },
  ],
  [
    'features-meet-at-the-door',
    'A server feature is entered by its index.ts. Export there what another feature needs.',
    { path: '^server/([^/]+?)(/|\\.ts$)' },
    {
      path: '^server/[^/]+/',
      pathNot: ['^server/$1/', '^server/kit/', '/index\\.ts$', '^server/postgres/launch\\.ts$'],
    },
  ],
  [
    'features-know-no-list',
    'app.ts, start.ts and main.ts name the features; a feature does not name them. Hand in what it needs.',
    { path: '^server/[^/]+/' },
    { path: '^server/[^/]+\\.ts$' },
  ],
  [
    'web-features-stand-alone',
    'Web features link to each other by address. What two of them show moves to web/shared, a mere look to web/ui.',
    { path: '^web/([^/]+)/', pathNot: '^web/(kit|ui|shared|shell)/' },
    { path: '^web/', pathNot: ['^web/$1/', '^web/(kit|ui|shared)/'] },
  ],
  [
    'shared-knows-no-screen',
    'What web/shared shows, any screen may show. Hand in what only one of them knows.',
    { path: '^web/shared/' },
    { path: '^web/', pathNot: ['^web/(shared|ui|kit)/'] },
  ],
  [
    'looks-know-no-feature',
    'web/ui draws what it is handed: of the contract it knows values and operations. What knows more belongs into web/shared.',
    { path: '^web/ui/' },
    { path: '^(web|contract|words)/', pathNot: ['^web/(ui|kit)/', '^contract/base/', '^words/(base/|words\\.ts$)'] },
  ],
  [
    'frame-knows-no-feature',
    'The frame finds screens in web/screens.tsx by the name that the menu bears; of the features it knows signing in alone.',
    { path: '^web/shell/' },
    { path: '^web/', pathNot: ['^web/(shell|kit|ui|shared|login)/', '^web/screens\\.tsx$'] },
  ],
  [
    'no-cycles',
    'Files that need each other are one file, or hide a third. Types alone may go round.',
    { path: `^(${rooms}|${outside})/` },
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ],
  [
    'no-dead-files',
    'Nothing that runs reaches this file. Use it, or delete it.',
    { path: doors },
    // A table.ts adds to the database's type what nobody imports; the contract is drawn up before it is built.
    { path: `^(${rooms})/.*\\.tsx?$`, pathNot: [...doors, '^contract/', '/table\\.ts$', unitTest], reachable: false },
  ],
  [
    'no-loose-ends',
    'There is no such file or package. Mend the import.',
    { path: `^(${rooms}|${outside})/` },
    { couldNotResolve: true },
  ],
  [
    'declared-packages',
    'What runs for real needs its packages in "dependencies" of package.json.',
    { path: '^(contract|server|city)/', pathNot: unitTest },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  ],
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map(([name, comment, from, to]) => ({ name, comment, from, to, severity: 'error' })),
  options: {
    parser: 'swc',
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(dist|data|coverage)/|\\.css$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
