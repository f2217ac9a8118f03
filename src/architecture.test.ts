import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  buildImportGraph,
  type Import,
  type ImportGraph,
  readSources,
} from './testing/read-imports'

/** The folders of `src`, and the other folders that each may import in addition to packages. */
const allowedImports: Record<string, readonly string[]> = {
  std: [],
  qr: ['std'],
  cli: ['qr', 'std'],
  codes: ['i18n', 'qr', 'std'],
  devices: ['std'],
  desk: [],
  exchange: ['desk/formats', 'desk/languages', 'i18n'],
  work: [],
  ui: ['std'],
  i18n: ['desk/messages'],
  'fallback-paths': [],
  paths: ['fallback-paths', 'i18n'],
  'service-worker': [],
  env: [],
  postgres: [],
  services: ['env'],
  metrics: ['std'],
  log: ['env', 'metrics', 'std'],
  tracing: [],
  start: ['postgres', 'env', 'log', 'paths'],
  backup: ['env', 'services', 'start'],
  http: [
    'codes',
    'devices',
    'env',
    'i18n',
    'jobs/jobs-of-process',
    'log',
    'metrics',
    'paths',
    'postgres',
    'qr',
    'service-worker',
    'services',
    'std',
  ],
  cms: [
    'codes',
    'desk',
    'env',
    'i18n',
    'log',
    'metrics',
    'paths',
    'payload-types',
    'postgres',
    'qr',
    'services',
    'start',
    'std',
    'ui/icon',
    'work',
  ],
  data: [
    'cms',
    'codes',
    'desk/documents',
    'devices',
    'env',
    'i18n',
    'metrics',
    'paths',
    'payload-types',
    'qr',
    'services',
    'std',
    'work',
  ],
  jobs: ['cms', 'data', 'desk', 'env', 'http/statistics', 'metrics', 'postgres', 'std'],
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
const framework = /^node_modules\/(react|react-dom|next|next-intl|payload|@payloadcms)\//
const pureFolders =
  /^src\/(qr|cli|codes|desk\/formats|exchange|std|paths|env|postgres|start|devices(?!\/use-device))[/.]/
/**
 * Payload uses the term “hooks” for functions that run around an operation, so the CMS may have
 * that folder.
 */
const forbiddenFolders =
  /^(?!src\/cms\/hooks\/).*\/(lib|utils|helpers|common|components|hooks|types)\//

/** Tests and modules that several tests share. */
const testFiles = /(\.|-for-)test\.tsx?$/

type Rule = {
  name: string
  from: RegExp
  fromNot?: RegExp
  to: RegExp
  toNot?: RegExp
  /** Imports of this kind are allowed. */
  except?: Import['kind']
}

const rules: Rule[] = [
  ...Object.entries(allowedImports).map(([room, others]) => ({
    name: `${room}-imports-only-what-it-may`,
    from: new RegExp(`^src/${room}(/|\\.)`),
    fromNot: testFiles,
    to: /^(src|e2e|bench)\//,
    toNot: new RegExp(`^src/(${[room, ...others].join('|')})(/|\\.)`),
  })),
  ...readdirSync('src/tools').map((tool) => ({
    name: 'tools-do-not-import-each-other',
    from: new RegExp(`^src/tools/${tool}/`),
    to: /^src\/tools\//,
    toNot: new RegExp(`^src/tools/(${tool}|shared|code-session)/`),
  })),
  {
    name: 'nobody-imports-app',
    from: /^src\/(?!app\/|testing\/)/,
    to: /^src\/app\//,
  },
  { name: 'pure-rooms-know-no-framework', from: pureFolders, to: framework },
  {
    name: 'cms-imports-react-in-admin-only',
    from: /^src\/(cms|desk)\/(?!admin\/)/,
    to: /^node_modules\/(react|react-dom|next|next-intl)\//,
  },
  {
    name: 'only-data-gets-hold-of-payload',
    from: /^src\/(site|hosted|tools|ui|app)\/(?!\(payload\)\/)/,
    to: /^node_modules\/(payload|@payloadcms)\/|^payload\.config/,
    except: 'type',
  },
  {
    name: 'what-tools-share-knows-no-hosted-page',
    from: /^src\/tools\/shared\//,
    to: /^src\/hosted\//,
  },
  {
    name: 'only-tests-import-testing',
    from: /^src\/(?!testing\/)/,
    fromNot: testFiles,
    to: /^src\/testing\//,
  },
  {
    // Bundlers load only the named exports of an entry point; a dynamic import of a namespace, a
    // worker and code that runs unbundled would load all of it, so these address the file.
    name: 'bundled-rooms-import-entry-points-only',
    from: /^src\/(app|cms|data|hosted|site|tools|ui)\//,
    fromNot: testFiles,
    to: /^src\/(qr\/[^/]+|codes)\//,
    toNot: /\/index\.ts$|-(worker|for-test)\.ts$|\.node\.ts$/,
    except: 'dynamic',
  },
]

function findViolations(graph: ImportGraph): string[] {
  return [...graph].flatMap(([from, imports]) => {
    const own = rules.filter((rule) => rule.from.test(from) && !rule.fromNot?.test(from))
    return imports
      .filter(({ kind }) => kind !== 'worker')
      .flatMap(({ path, kind }) =>
        own
          .filter(({ to, toNot, except }) => to.test(path) && !toNot?.test(path) && kind !== except)
          .map(({ name }) => `${name}: ${from} → ${path}`),
      )
  })
}

/** Returns the files that import themselves through others, as the path of each circle. */
function findCircles(graph: ImportGraph): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const path = new Set<string>()
  const visit = (file: string): void => {
    if (path.has(file)) {
      const files = [...path]
      circles.push([...files.slice(files.indexOf(file)), file].join(' → '))
    }
    if (path.has(file) || done.has(file)) return
    path.add(file)
    for (const { path: next, kind } of graph.get(file) ?? []) if (kind !== 'worker') visit(next)
    path.delete(file)
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return circles
}

/** Exports whose names a framework prescribes. */
const routeFiles =
  /^src\/app\/.*\/(page|layout|route|template|loading|error|not-found|global-error|default|sitemap|robots|manifest)(\.dev)?\.tsx?$/

/** Names that two files export on purpose, each with the reason. */
const sharedNames: Record<string, string> = {
  env: 'the settings of the server, and their replacement in component tests',
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

/**
 * Returns the modules that load together with the entry modules: static imports without type
 * imports, and dynamic imports if requested.
 */
function findImports(
  graph: ImportGraph,
  entries: readonly string[],
  { withDynamic = false } = {},
): Set<string> {
  const found = new Set(entries)
  for (const source of found) {
    for (const { path, kind, names } of graph.get(source) ?? []) {
      if (kind !== 'static' && !(kind === 'dynamic' && withDynamic)) continue
      if (!isEntryPoint(path)) {
        found.add(path)
        continue
      }
      for (const exported of graph.get(path) ?? []) {
        if (exported.names.some((name) => names.includes(name))) found.add(exported.path)
      }
    }
  }
  return found
}

/** Modules that must not load with the entry module of a page. */
const excludedModules: Record<string, RegExp> = {
  'src/tools/generator/code-tool.tsx':
    /node_modules\/(comlink|zod|idb|fflate|leaflet)\/|^src\/qr\/(check|decode|render\/build-scene|design\/design-schema|content\/(([\w-]+\/)?parse-(?!coordinate)|content-readers|reader-of|[\w-]+\/read-))|shared\/uploads|code-session\/(?!history|stored-base)|generator\/dynamic\/(dynamic-code|use-dynamic-code|use-restored-files)/,
  'src/tools/scanner/scan-tool.tsx':
    /node_modules\/(comlink|zod|idb|fflate|pdfjs-dist|tldts|zxing-wasm)\/|^src\/qr\/|scanner\/(sources|results|edit|picture-view|camera\/(?!camera-policy))/,
  // The first list loads what works on it; the types of templates are facts, the limits numbers.
  'src/tools/batch/batch-tool.tsx':
    /node_modules\/(comlink|zod|idb|fflate|pdfjs-dist|papaparse|numfmt|saxes|tldts)\/|^src\/qr\/(?!content\/(content-types|content-facts|[\w-]+\/[\w-]+-facts)\.ts|batch\/list-limits)|batch-desk/,
  // Every page carries it along for its boundaries.
  'src/site/error-page/fatal-error-page.tsx': /^src\/(qr|paths|i18n\/link)/,
}

describe('the rooms', () => {
  const sources = readSources(['src', 'payload.config.ts'])
  const graph = buildImportGraph(sources)
  const own = [...sources.keys()].filter((path) => path.startsWith('src/'))

  it('import only what they may', () => {
    // A much lower number would mean that the sources were not read at all.
    expect(own.length).toBeGreaterThan(1000)
    expect(findViolations(graph)).toEqual([])
    expect(own.filter((path) => forbiddenFolders.test(path))).toEqual([])
    const known = new Set([...Object.keys(allowedImports), 'app', 'testing'])
    const topFolders = own.flatMap((path) => path.match(/^src\/([^/]+)\//)?.[1] ?? [])
    expect([...new Set(topFolders)].filter((topFolder) => !known.has(topFolder))).toEqual([])
  })

  it('import in no circles', () => {
    expect(findCircles(graph)).toEqual([])
  })

  it.each(Object.entries(excludedModules))(
    'spare pages what %s can do without',
    (entry, spared) => {
      const companions = [...findImports(graph, [entry])]
      expect(companions.length).toBeGreaterThan(5)
      expect(companions.filter((path) => spared.test(path))).toEqual([])
    },
  )

  it('never ship the decoder with the generator', () => {
    const entries = own.filter(
      (path) => /^src\/tools\/generator\//.test(path) && !/\.test\.tsx?$/.test(path),
    )
    expect(entries.length).toBeGreaterThan(50)
    const shipped = [...findImports(graph, entries, { withDynamic: true })]
    expect(shipped.length).toBeGreaterThan(entries.length)
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

  it('have no modules that are imported for their side effects, which package.json denies', () => {
    const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(sideEffects).toEqual([
      '**/*.css',
      './src/instrumentation.ts',
      './src/instrumentation-client.ts',
    ])
    const imported = [...sources]
      .filter(([path]) => /(?<!test)\.tsx?$/.test(path))
      .flatMap(([, text]) =>
        [...text.matchAll(/^import '([@.][^']*)'/gm)].map(([, specifier = '']) => specifier),
      )
    expect(imported).not.toEqual([])
    expect(imported.filter((specifier) => !/^@payloadcms|css$/.test(specifier))).toEqual([])
  })

  it('define each exported name once', () => {
    const files = own
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|payload-types/.test(path))
      .filter((path) => !routeFiles.test(path))
      .map((path) => ({ path, text: sources.get(path) ?? '' }))
    expect(files.length).toBeGreaterThan(1000)
    expect(findRepeatedNames(files)).toEqual([])
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

  it('are guarded by checks that can fail', () => {
    const planted = buildImportGraph(
      new Map([
        ['src/qr/a.ts', "import { useState } from 'react'\nimport { b } from './b'\n"],
        ['src/qr/b.ts', "import type { A } from './a'\nimport { l } from '@/i18n/locales'\n"],
        ['src/site/c.ts', "import {\n  a,\n  type B,\n} from '@/qr/render/build-scene'\n"],
        ['src/site/d.ts', "import type { Payload } from 'payload'\nawait import('payload')\n"],
      ]),
    )
    expect(findViolations(planted)).toEqual([
      'pure-rooms-know-no-framework: src/qr/a.ts → node_modules/react/',
      'qr-imports-only-what-it-may: src/qr/b.ts → src/i18n/locales.ts',
      'bundled-rooms-import-entry-points-only: src/site/c.ts → src/qr/render/build-scene.ts',
      'only-data-gets-hold-of-payload: src/site/d.ts → node_modules/payload/',
    ])
    expect(findCircles(planted)).toEqual(['src/qr/a.ts → src/qr/b.ts → src/qr/a.ts'])
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
