// Lists the package files that a running site reads, for the production image: those that Next has
// traced for its routes, and those that our own programs import.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'

/** Our programs that run in the image; they import TypeScript. */
const programs = [
  'src/main.ts',
  'src/main-next.ts',
  'src/cms/seed/run.ts',
  'payload.config.ts',
  'scripts/backup.mjs',
]
const workers = /-worker\.ts$/
/** Files that programs read by their path. */
const readFiles = ['node_modules/zxing-wasm/dist/reader/zxing_reader.wasm']
/** Packages that scripts import. */
const packages = ['tsx/esm/api', 'tsx']

/** Packages for builds, development or new migrations, which traces of Next list as well. */
const buildPackages = ['drizzle-kit', 'esbuild-register', 'sass', 'typescript']
const isForBuilds = new RegExp(
  `^node_modules/(?:(?:${buildPackages.join('|')})/|prettier/plugins/)`,
)
/** Files for builds, development or new migrations only. Next traces its own server. */
const unused = [
  'node_modules/next/dist/compiled/{next-server,webpack,next-devtools,postcss*,cssnano*}/**',
  'node_modules/next/dist/compiled/{@vercel/nft,@vercel/og,babel,babel-packages}/**',
  'node_modules/next/dist/docs/**',
  `node_modules/{${buildPackages}}/**`,
]

/** Returns paths below `node_modules`, relative to the working directory. */
export async function listRuntimeFiles(buildFolder) {
  const root = process.cwd()
  const traces = list(buildFolder).filter((path) => path.endsWith('.nft.json'))
  const ofRoutes = traces.flatMap((path) =>
    JSON.parse(readFileSync(path, 'utf8')).files.map((file) =>
      relative(root, resolve(path, '..', file)),
    ),
  )
  const ofPrograms = await trace([...packages, ...(await listImports(programs))], [])
  const workerFiles = list('src/data').filter((path) => workers.test(path))
  const ofWorkers = await trace(await listImports(workerFiles), ['react-server'])
  return [...new Set([...ofRoutes, ...ofPrograms, ...ofWorkers, ...readFiles])]
    .filter((path) => path.startsWith('node_modules/') && !isForBuilds.test(path))
    .sort()
}

/** Returns the files that a module with these imports would load. */
async function trace(imports, conditions) {
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft')
  const root = process.cwd()
  const entry = join(root, 'runtime-imports.mjs')
  const { fileList } = await nodeFileTrace([entry], {
    base: root,
    processCwd: root,
    conditions: [...conditions, 'production', 'node', 'import'],
    mixedModules: true,
    ignore: unused,
    readFile: async (path) =>
      path === entry ? imports.map((name) => `import '${name}'`).join('\n') : readIfFile(path),
  })
  return fileList
}

function readIfFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : null
}

/** Returns the packages that our programs import, directly or through other files of ours. */
async function listImports(entryPoints) {
  const { build } = createRequire(createRequire(import.meta.url).resolve('tsx'))('esbuild')
  const { metafile } = await build({
    entryPoints,
    ...{ bundle: true, write: false, metafile: true, outdir: 'out', logLevel: 'silent' },
    ...{ platform: 'node', format: 'esm', packages: 'external', jsx: 'automatic' },
    // Node loads every import, also of modules without side effects.
    ...{ ignoreAnnotations: true, treeShaking: false },
  })
  const names = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.map(({ path }) => path),
  )
  return [...new Set(names)].filter((name) => !name.startsWith('node:'))
}

function list(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
