import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterAll, describe, expect, it } from 'vitest'

/** The folders of `src`, and the other folders that each may import in addition to packages. */
const allowedImports: Record<string, readonly string[]> = {
  std: [],
  qr: ['std'],
  cli: ['qr', 'std'],
  codes: ['i18n', 'qr', 'std'],
  devices: ['std'],
  exchange: ['i18n'],
  ui: ['std'],
  i18n: [],
  'fallback-paths': [],
  paths: ['fallback-paths', 'i18n'],
  'service-worker': [],
  env: [],
  postgres: [],
  services: ['env'],
  metrics: ['std'],
  log: ['metrics', 'std'],
  tracing: [],
  start: ['postgres', 'env', 'log', 'paths'],
  backup: ['env', 'services', 'start'],
  http: [
    'codes',
    'devices',
    'env',
    'i18n',
    'log',
    'metrics',
    'paths',
    'postgres',
    'service-worker',
    'services',
    'std',
  ],
  cms: [
    'codes',
    'env',
    'exchange',
    'i18n',
    'log',
    'metrics',
    'paths',
    'payload-types',
    'qr',
    'services',
    'start',
    'std',
    'ui/icon/icon-names',
  ],
  data: [
    'cms',
    'codes',
    'devices',
    'env',
    'i18n',
    'metrics',
    'paths',
    'payload-types',
    'qr',
    'services',
    'std',
  ],
  site: [
    'cms',
    'codes',
    'devices',
    'env',
    'fallback-paths',
    'i18n',
    'paths',
    'payload-types',
    'qr',
    'data',
    'std',
    'ui',
  ],
  hosted: ['codes', 'data', 'env', 'i18n', 'paths', 'qr', 'std', 'tools/shared', 'ui'],
  tools: [
    'codes',
    'data',
    'devices',
    'env',
    'hosted/view',
    'i18n',
    'paths',
    'qr',
    'service-worker',
    'std',
    'ui',
  ],
}

/** Packages of the framework, which the pure folders must not import. */
const framework =
  '(^|node_modules/)(react|react-dom|next|next-intl|payload|@payloadcms|lucide-react)(/|$)'
const pureFolders =
  '^src/(qr|cli|codes|exchange|std|paths|env|postgres|start|devices(?!/use-device))[/.]'
/**
 * Payload uses the term “hooks” for functions that run around an operation, so the CMS may have
 * that folder.
 */
const forbiddenFolders =
  /^(?!src\/cms\/hooks\/).*\/(lib|utils|helpers|common|components|hooks|types)\//

/** Tests and modules that several tests share. */
const testFiles = '(\\.|-for-)test\\.tsx?$'

const rules: IForbiddenRuleType[] = [
  ...Object.entries(allowedImports).map(([room, others]) => ({
    name: `${room}-imports-only-what-it-may`,
    severity: 'error' as const,
    from: { path: `^src/${room}(/|\\.)`, pathNot: testFiles },
    to: { path: '^(src|e2e|bench)/', pathNot: `^src/(${[room, ...others].join('|')})(/|\\.)` },
  })),
  {
    name: 'nobody-imports-app',
    severity: 'error' as const,
    from: { path: '^src/', pathNot: '^src/(app|testing)/' },
    to: { path: '^src/app/' },
  },
  {
    name: 'pure-rooms-know-no-framework',
    severity: 'error' as const,
    from: { path: pureFolders },
    to: { path: framework },
  },
  {
    name: 'cms-imports-react-in-admin-only',
    severity: 'error' as const,
    from: { path: '^src/cms/', pathNot: '^src/cms/admin/' },
    to: { path: '(^|node_modules/)(react|react-dom|next|next-intl|lucide-react)(/|$)' },
  },
  {
    name: 'only-data-gets-hold-of-payload',
    severity: 'error' as const,
    from: { path: '^src/(site|hosted|tools|ui|app)/', pathNot: '^src/app/\\(payload\\)/' },
    to: {
      path: '(node_modules/(payload|@payloadcms)/|^payload\\.config)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'tools-do-not-import-each-other',
    severity: 'error' as const,
    from: { path: '^src/tools/([^/]+)/' },
    to: { path: '^src/tools/', pathNot: '^src/tools/($1|shared|code-session)/' },
  },
  {
    name: 'what-tools-share-knows-no-hosted-page',
    severity: 'error' as const,
    from: { path: '^src/tools/shared/' },
    to: { path: '^src/hosted/' },
  },
  {
    name: 'only-tests-import-testing',
    severity: 'error' as const,
    from: { path: '^src/', pathNot: ['^src/testing/', testFiles] },
    to: { path: '^src/testing/' },
  },
  {
    // Bundlers load only the named exports of an entry point; a dynamic import of a namespace, a
    // worker and code that runs unbundled would load all of it, so these address the file.
    name: 'bundled-rooms-import-entry-points-only',
    severity: 'error' as const,
    from: { path: '^src/(app|cms|data|hosted|site|tools|ui)/', pathNot: testFiles },
    to: {
      path: '^src/(qr/[^/]+|codes)/',
      pathNot: ['/index\\.ts$', '-(worker|for-test)\\.ts$', '\\.node\\.ts$'],
      dependencyTypesNot: ['dynamic-import'],
    },
  },
  { name: 'no-circles', severity: 'error' as const, from: {}, to: { circular: true } },
]

async function cruiseFolders(folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      ruleSet: { forbidden: rules },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: 'tsconfig.json' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'require', 'node', 'default', 'types'],
        // By default, files are read again after four seconds.
        cachedInputFileSystem: { cacheDuration: 600_000 },
      },
    },
    undefined,
    { tsConfig: extractTsConfig('tsconfig.json') },
  )
  return output as ICruiseResult
}

/** Exports whose names a framework prescribes. */
const routeFiles =
  /^src\/app\/.*\/(page|layout|route|template|loading|error|not-found|global-error|default|sitemap|robots|manifest)(\.dev)?\.tsx?$/

/** Names that two files export on purpose, each with the reason. */
const sharedNames: Record<string, string> = {
  submitContactForm: 'the server action, and its replacement in component tests',
}

/**
 * Returns the names that more than one file exports, each with its files. A module and its
 * alternative for another platform (`load.ts`, `load.node.ts`) count as one.
 */
function findRepeatedNames(files: readonly { path: string; text: string }[]): string[] {
  const definitions = new Map<string, Set<string>>()
  const declaration =
    /^export (?:const \{([^}]*)\}|(?:declare )?(?:async )?(?:function\*?|const|let|(?:abstract )?class|type|interface|enum) (\w+))/gm
  for (const { path, text } of files) {
    for (const [, list = '', single] of text.matchAll(declaration)) {
      const names = single
        ? [single]
        : [...list.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name]) => name)
      for (const name of names) {
        if (!name) continue
        const paths = definitions.get(name) ?? new Set()
        definitions.set(name, paths.add(path.replace(/\.(node|browser)(?=\.tsx?$)/, '')))
      }
    }
  }
  return [...definitions]
    .filter(([name, paths]) => paths.size > 1 && !Object.hasOwn(sharedNames, name))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
}

/** A list of re-exports, of which a bundler loads only those that are imported by name. */
const isEntryPoint = (path: string) => /^src\/(qr\/[^/]+|codes)\/index\.ts$/.test(path)

/** Returns the names that a file imports or re-exports as values, by module specifier. */
function readNames(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const lists =
    /(?:^(?:import|export) \{([^}]*)\} from|const \{([^}]*)\} = await import\(|\(await import\()\s*'([^']+)'\)?\)?\.?(\w*)/gm
  const text = readFileSync(source, 'utf8')
  for (const [, fixed, awaited, specifier = '', member = ''] of text.matchAll(lists)) {
    const names = (fixed ?? awaited ?? member)
      .split(',')
      .flatMap((name) => name.trim().match(/^(?!type )\w+/)?.[0] ?? [])
    found.set(specifier, [...(found.get(specifier) ?? []), ...names])
  }
  return found
}

/**
 * Returns the modules that load together with the entry modules: static imports without type
 * imports, and dynamic imports if requested.
 */
function findImports(
  { modules }: ICruiseResult,
  entries: readonly string[],
  { withDynamic = false } = {},
): Set<string> {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  const found = new Set(entries)
  for (const source of found) {
    for (const { resolved, module, dynamic, dependencyTypes } of bySource.get(source)
      ?.dependencies ?? []) {
      const isOfTypes = dependencyTypes.some((type) => type.startsWith('type-'))
      if ((dynamic && !withDynamic) || isOfTypes) continue
      if (!isEntryPoint(resolved)) {
        found.add(resolved)
        continue
      }
      const names = readNames(source).get(module) ?? []
      const exported = readNames(resolved)
      for (const { module: from, resolved: file } of bySource.get(resolved)?.dependencies ?? []) {
        if (exported.get(from)?.some((name) => names.includes(name))) found.add(file)
      }
    }
  }
  return found
}

const violations = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)

/** Modules that must not load with the entry module of a page. */
const excludedModules: Record<string, RegExp> = {
  'src/tools/generator/code-tool.tsx':
    /node_modules\/(comlink|zod|idb|fflate|leaflet)\/|^src\/qr\/(check|decode|render\/build-scene|design\/design-schema|content\/(([\w-]+\/)?parse-(?!coordinate)|content-readers|reader-of|[\w-]+\/read-))|shared\/uploads|code-session\/(?!history)|generator\/dynamic\/(dynamic-code|files-field|key-dialog)/,
  'src/tools/scanner/scan-tool.tsx':
    /node_modules\/(comlink|zod|idb|fflate|pdfjs-dist|tldts|zxing-wasm)\/|^src\/qr\/|scanner\/(sources|results|edit|picture-view|camera\/(?!camera-policy))/,
  // The first list loads what works on it; the types of templates are facts, the limits numbers.
  'src/tools/batch/batch-tool.tsx':
    /node_modules\/(comlink|zod|idb|fflate|pdfjs-dist|papaparse|numfmt|saxes|tldts)\/|^src\/qr\/(?!content\/(content-types|content-facts|[\w-]+\/[\w-]+-facts)\.ts|batch\/list-limits)|batch-desk/,
  // Every page carries it along for its boundaries.
  'src/site/error-page/fatal-error-page.tsx': /^src\/(qr|paths|i18n\/link)/,
}

describe('the rooms', () => {
  let whole: Promise<ICruiseResult> | undefined
  const cruiseAll = () => {
    whole ??= cruiseFolders(['src', 'payload.config.ts'])
    return whole
  }

  it('import only what they may', async () => {
    const result = await cruiseAll()
    const own = result.modules.filter(({ source }) => source.startsWith('src/'))
    // A much lower number would mean that the sources were not read at all.
    expect(own.length).toBeGreaterThan(150)
    expect(violations(result)).toEqual([])
    expect(own.map(({ source }) => source).filter((path) => forbiddenFolders.test(path))).toEqual(
      [],
    )
    const known = new Set([...Object.keys(allowedImports), 'app', 'testing'])
    const topFolders = own.flatMap(({ source }) => source.match(/^src\/([^/]+)\//)?.[1] ?? [])
    expect([...new Set(topFolders)].filter((topFolder) => !known.has(topFolder))).toEqual([])
  }, 120_000)

  it.each(Object.entries(excludedModules))(
    'spare pages what %s can do without',
    async (entry, spared) => {
      const companions = [...findImports(await cruiseAll(), [entry])]
      expect(companions.length).toBeGreaterThan(5)
      expect(companions.filter((path) => spared.test(path))).toEqual([])
    },
    60_000,
  )

  it('never ship the decoder with the generator', async () => {
    const whole = await cruiseAll()
    const own = whole.modules
      .map(({ source }) => source)
      .filter((path) => /^src\/tools\/generator\//.test(path) && !/\.test\.tsx?$/.test(path))
    expect(own.length).toBeGreaterThan(50)
    const shipped = [...findImports(whole, own, { withDynamic: true })]
    expect(shipped.length).toBeGreaterThan(own.length)
    expect(shipped.filter((path) => path.startsWith('src/qr/decode/'))).toEqual([])
  })

  it('export each name from one entry point', () => {
    const folders = readdirSync('src/qr', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/qr/${name}/index.ts`)
    const indexes = [...folders, 'src/codes/index.ts'].filter((path) => existsSync(path))
    expect(indexes.length).toBeGreaterThan(8)
    const exported = indexes.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(
        ([, list = '']) =>
          list.split(',').flatMap((name) => name.trim().replace(/^type /, '') || []),
      ),
    )
    expect(exported.length).toBeGreaterThan(200)
    expect(exported.filter((name, at) => exported.indexOf(name) !== at)).toEqual([])
  })

  it('have no modules that are imported for their side effects, which package.json denies', async () => {
    const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(sideEffects).toEqual([
      '**/*.css',
      './src/instrumentation.ts',
      './src/instrumentation-client.ts',
    ])
    const { modules } = await cruiseAll()
    const imported = modules
      .filter(({ source }) => /^src\/.*(?<!test)\.tsx?$/.test(source))
      .flatMap(({ source }) =>
        [...readFileSync(source, 'utf8').matchAll(/^import '([@.][^']*)'/gm)].map(
          ([, specifier = '']) => specifier,
        ),
      )
    expect(imported).not.toEqual([])
    expect(imported.filter((specifier) => !/^@payloadcms|css$/.test(specifier))).toEqual([])
  })

  it('define each exported name once', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|payload-types/.test(path))
      .filter((path) => !routeFiles.test(path))
    expect(files.length).toBeGreaterThan(1000)
    const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    expect(findRepeatedNames(sources)).toEqual([])
  })

  it('are searched for names that two files export', () => {
    expect(
      findRepeatedNames([
        { path: 'src/a.ts', text: 'export type Reading = 1\nexport const { load } = api' },
        { path: 'src/b.ts', text: 'export const Reading = 2\nconst load = 3' },
        { path: 'src/a.node.ts', text: 'export async function load() {}' },
      ]),
    ).toEqual(['Reading: src/a.ts, src/b.ts'])
  })

  const planted = 'src/qr/planted'
  afterAll(() => rmSync(planted, { recursive: true, force: true }))

  it('are guarded by a check that can fail', async () => {
    mkdirSync(planted, { recursive: true })
    writeFileSync(
      `${planted}/violation.ts`,
      "import { useState } from 'react'\nimport { defaultLocale } from '@/i18n/locales'\nexport const wrong = [useState, defaultLocale]\n",
    )
    const found = violations(await cruiseFolders([planted]))
    expect(found.some((line) => line.startsWith('pure-rooms-know-no-framework'))).toBe(true)
    expect(found.some((line) => line.startsWith('qr-imports-only-what-it-may'))).toBe(true)
  })
})

describe('the tour of the code', () => {
  const tour = readFileSync('docs/architecture.md', 'utf8')
  const requests = tour.split(/^## /m).slice(1)

  it.each([
    [0, 15],
    [1, 20],
    [2, 20],
    [3, 15],
  ])('follows request %i through existing files, each once and at most %i', (index, most) => {
    const rows = requests[index]?.match(/^\| \d+ \|.*$/gm) ?? []
    const files = rows.map((row) => row.match(/`(.+?)`/)?.[1] ?? '')
    expect(files.length).toBeGreaterThan(10)
    expect(files.length).toBeLessThanOrEqual(most)
    expect(files.filter((file, at) => !existsSync(file) || files.indexOf(file) !== at)).toEqual([])
  })
})
