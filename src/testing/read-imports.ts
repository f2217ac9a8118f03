import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Import = {
  /** Path from the root of the repository, or `node_modules/<specifier>/` for a package. */
  path: string
  kind: 'static' | 'dynamic' | 'type' | 'worker'
  /** Values that are imported or re-exported by name. */
  names: string[]
}

/** The imports of each file, by its path from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, Import[]>

/** Static imports and re-exports, as Biome formats them. */
const statements =
  /^(?:import|export) (type )?(?:(\{[^}]*\}|\*(?: as \w+)?|\w+(?:, (?:\{[^}]*\}|\* as \w+))?) from )?'([^']+)'/gm

/** Dynamic imports, with the names that are taken from the module, and imports of types. */
const calls =
  /(typeof |[:<|{] ?)?(?:const \{([^}]*)\} = )?(?:await )?\bimport\(\s*'([^']+)',?\s*\)\)?\.?(\w*)/g

const workers = /new URL\('(\.[^']+)', import\.meta\.url\)/g

const sourceName = /\.(?:tsx?|mjs|js)$/

/** Reads the sources in these folders and files. */
export function readSources(roots: readonly string[]): Map<string, string> {
  const paths = roots.flatMap((root) =>
    sourceName.test(root)
      ? [root]
      : readdirSync(root, { recursive: true, encoding: 'utf8' })
          .filter((name) => sourceName.test(name) && !name.includes('node_modules'))
          .map((name) => `${root}/${name.replaceAll('\\', '/')}`),
  )
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

/** Returns the imports of the sources. A file that is imported need not be among them. */
export function buildImportGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const isFile = (path: string) => sources.has(path) || (/\.\w+$/.test(path) && existsSync(path))
  return new Map(
    [...sources].map(([from, text]) => [
      from,
      readImports(text).map(({ specifier, ...found }) => ({
        ...found,
        path: resolveSpecifier(specifier, from, isFile),
      })),
    ]),
  )
}

type Written = Omit<Import, 'path'> & { specifier: string }

function readImports(text: string): Written[] {
  const found: Written[] = []
  for (const [, type, clause = '', specifier = ''] of text.matchAll(statements)) {
    const list = /\{([^}]*)\}/.exec(clause)?.[1]
    const names = readNames(list)
    const isOfTypes = type || (clause.startsWith('{') && list?.trim() && names.length === 0)
    found.push({ specifier, kind: isOfTypes ? 'type' : 'static', names })
  }
  for (const [, type, list, specifier = '', member] of text.matchAll(calls)) {
    found.push({ specifier, kind: type ? 'type' : 'dynamic', names: readNames(list ?? member) })
  }
  for (const [, specifier = ''] of text.matchAll(workers)) {
    found.push({ specifier, kind: 'worker', names: [] })
  }
  return found
}

/** Returns the names of a list such as `a, type B, c as d`, without those of types. */
function readNames(list = ''): string[] {
  return list.split(',').flatMap((name) => /^(?!type )\w+/.exec(name.trim())?.[0] ?? [])
}

function resolveSpecifier(
  specifier: string,
  from: string,
  isFile: (path: string) => boolean,
): string {
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.replace(/^@\//, 'src/').replace(/^@payload-config$/, 'payload.config.ts')
  if (path === specifier) return specifier.startsWith('node:') ? specifier : `node_modules/${path}/`
  const base = path.replace(/\.js$/, '')
  const candidates = [path, ...['.ts', '.tsx', '.mjs', '/index.ts'].map((ending) => base + ending)]
  return candidates.find(isFile) ?? path
}
