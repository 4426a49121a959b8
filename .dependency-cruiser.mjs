/** TypeScript 7 has no parser API, and without a parser dependency-cruiser would skip every file silently. */
await import('@swc/core').catch(() => {
  throw new Error('The imports between files are read with @swc/core, which is missing. Run npm install.')
})

const rooms = 'contract|words|server|web|city'
const outside = 'commands|journeys|e2e|bench|checks|build'
/** A unit test beside the code, or its set-up: it may import packages that only tests need. */
const unitTest = '(\\.test\\.tsx?|-for-test\\.ts)$'
/** Where running code begins. */
const entryPoints = [
  '^server/process/main\\.ts$',
  '^web/process/main\\.tsx$',
  '^city/main\\.ts$',
  // PostgreSQL starts it.
  '^server/postgres/continuous/segment\\.ts$',
  // Browsers begin them beside the page.
  '^web/.*/\\w+Worker\\.ts$',
  '^commands/[^/]+\\.ts$',
]

const { serverFeatures, webFeatures } = await import('./checks/read/features.ts')
/** The features and rooms of the server, those within others first. */
const serverFolders = serverFeatures.folders.join('|')
const serverNested = `^(${serverFeatures.nested.join('|')})/`
const webFolders = webFeatures.folders.join('|')
const webNested = `^(${webFeatures.nested.join('|')})/`
/** The process and its list of features. */
const listOfServer = '^server/process/[^/]+\\.ts$'

/** What the process starts of the bundled database. */
const ofPostgres = '^server/postgres/(launch|continuous/keep)\\.ts$'
/** Who starts the features and what they have. */
const starters = '^server/(process|demo)/'

/** `[name, reason and what to do, from, to]` */
const rules = [
  [
    'rooms-know-the-contract',
    'Browser, server and city import only the contract and words. What two of them need belongs in contract/.',
    { path: `^(${rooms})/` },
    { path: `^(${rooms}|${outside})/`, pathNot: ['^$1/', '^contract/', '^words/'] },
  ],
  [
    'words-know-types',
    'Browser and server use words, and the build splits them: they may import types of the contract and other words.',
    { path: '^words/', pathNot: unitTest },
    { pathNot: ['^words/'], dependencyTypesNot: ['type-only'] },
  ],
  [
    'words-know-the-contract',
    'Words may import types of the contract, not of browser or server.',
    { path: '^words/', pathNot: unitTest },
    { pathNot: ['^words/', '^contract/'] },
  ],
  [
    'contract-needs-nothing',
    'The contract is used by browser and server: it may import zod and nothing else.',
    { path: '^contract/', pathNot: unitTest },
    { pathNot: ['^contract/', '^node_modules/zod/'] },
  ],
  [
    'nobody-needs-the-tools',
    'Tests, benches and checks import the product and the commands; nothing imports them. Move shared code.',
    { path: '^([^/]+)/' },
    // A bench may start the product and the browser as the end-to-end tests do.
    { path: '^(journeys|e2e|bench|checks)/', pathNot: ['^$1/', '^e2e/setup/'] },
  ],
  [
    'kit-knows-no-feature',
    'A kit imports no feature. Pass it as a parameter, or move this code to the feature.',
    { path: '^(server|web)/kit/' },
    // Types of the gathered words are allowed: with them an event without words does not compile.
    { path: '^(server|web|words)/', pathNot: ['^$1/kit/', '^words/(base/|words\\.ts$|access/features\\.ts$)'] },
  ],
  [
    'features-import-index',
    'Features import a server feature by its index.ts only. Export there what another feature needs.',
    { path: `^(${serverFolders})/`, pathNot: starters },
    { path: '^server/', pathNot: ['^$1/', '^server/kit/', '/index\\.ts$'] },
  ],
  [
    'process-imports-doors',
    'The process and the demo import a feature by its feature.ts, or by its index.ts what other features use, too.',
    { path: starters },
    { path: '^server/', pathNot: ['^server/$1/', '^server/kit/', '/(index|feature)\\.ts$', ofPostgres] },
  ],
  [
    'rooms-import-index',
    'A feature within a room is imported by its index.ts only, also by the room. Export there what the room needs.',
    { path: '^server/', pathNot: [serverNested, starters] },
    { path: serverNested, pathNot: '/index\\.ts$' },
  ],
  [
    'features-know-no-list',
    'app.ts, start.ts and main.ts import the features, not the other way round. Pass what a feature needs.',
    { path: '^server/', pathNot: listOfServer },
    { path: listOfServer },
  ],
  [
    'web-features-stand-alone',
    'Web features link to each other by address. Shared components belong in web/shared, without domain knowledge in web/ui.',
    { path: `^(${webFolders})/`, pathNot: '^web/(kit|ui|shared|desk|process)/' },
    { path: '^web/', pathNot: ['^$1/', '^web/(kit|ui|shared)/'] },
  ],
  [
    'web-rooms-stand-alone',
    'A web feature within a room stands alone, also beside the room. Shared components belong in web/shared.',
    { path: '^web/', pathNot: [webNested, '^web/(desk|process)/'] },
    { path: webNested },
  ],
  [
    'shared-knows-no-screen',
    'web/shared is for every screen. Pass what only one of them knows.',
    { path: '^web/shared/' },
    { path: '^web/', pathNot: ['^web/(shared|ui|kit)/'] },
  ],
  [
    'looks-know-no-feature',
    'web/ui draws its props: of the contract it imports contract/base only. Components that need more belong in web/shared.',
    { path: '^web/ui/' },
    { path: '^(web|contract|words)/', pathNot: ['^web/(ui|kit)/', '^contract/base/', '^words/(base/|words\\.ts$)'] },
  ],
  [
    'frame-knows-no-feature',
    'The frame finds screens in web/process/screens.tsx by the component name of the menu; of the features it imports the sign-in only.',
    { path: '^web/desk/' },
    { path: '^web/', pathNot: ['^web/(desk|kit|ui|shared|access/login)/', '^web/process/screens\\.tsx$'] },
  ],
  [
    'no-cycles',
    'Merge files that import each other, or extract a third one. Cycles of types only are allowed.',
    { path: `^(${rooms}|${outside})/` },
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ],
  [
    'no-dead-files',
    'No entry point imports this file. Use it, or delete it.',
    { path: entryPoints },
    // A table.ts extends the type of the database without being imported; the contract may be written before its use.
    {
      path: `^(${rooms})/.*\\.tsx?$`,
      pathNot: [...entryPoints, '^contract/', '/table\\.ts$', unitTest],
      reachable: false,
    },
  ],
  [
    'no-unresolved-imports',
    'There is no such file or package. Correct the import.',
    { path: `^(${rooms}|${outside})/` },
    { couldNotResolve: true },
  ],
  [
    'declared-packages',
    'Production code needs its packages in "dependencies" of package.json.',
    { path: '^(contract|server|city)/', pathNot: unitTest },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  ],
]

/** They need every file, and `npm run check -- --changed` reads the changed ones only. */
const ofAllFiles = ['no-cycles', 'no-dead-files']
const asked = process.env.CHECK_CHANGED ? rules.filter(([name]) => !ofAllFiles.includes(name)) : rules

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: asked.map(([name, comment, from, to]) => ({ name, comment, from, to, severity: 'error' })),
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
