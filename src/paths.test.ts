import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { fixedNames, isFixedPath } from './paths'

const routes = ['src/app/(site)/[locale]', 'src/app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page|route)(\.dev)?\.tsx?$/.test(file))
    .filter((file) => folder !== 'src/app' || !file.startsWith('(site)'))
    .map((file) => `/${file.replace(/\([^)]*\)\/|\/?[^/]*$/g, '')}`),
)
const firstOf = (path: string) => path.split('/')[1] ?? ''

it('has the routes of the site', () => {
  expect(routes).toContain('/pricing')
  expect(routes).toContain('/api/v1/[...path]')
})

it('knows every route that is no document’s as fixed', () => {
  const fixed = routes.filter((path) => !path.includes('['))
  expect(fixed.filter((path) => !isFixedPath(path))).toEqual([])
})

it('reserves the first level of every route and public file', () => {
  const names = [...routes.map(firstOf), ...readdirSync('public')]
  expect(names.filter((name) => !name.startsWith('[') && !fixedNames.has(name))).toEqual([])
})

/** Files that contain addresses of the site on purpose, each with the reason. */
const literalPaths: Record<string, string> = {
  'src/paths.ts': 'defines them',
  'src/fallback-paths.ts': 'defines those of error pages',
  'src/desk/routes.ts': 'names those of Payload, for any project',
  'src/data/codes/prepare-documents.ts': 'JSON pointers into a document',
}

it('is the only place with addresses of the site', () => {
  const files = [
    ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`),
    ...['payload.config.ts', 'next.config.ts', 'public/sw.js'],
  ].filter(
    (file) =>
      /\.(?:tsx?|js)$/.test(file) &&
      // Operations have paths below that of the API.
      !/\.test\.tsx?$|-for-test|payload-types|importMap|^src\/(?:testing|data\/operations)\//.test(
        file,
      ) &&
      !Object.hasOwn(literalPaths, file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const faults = files.flatMap((file) =>
    listLiteralPaths(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(faults).toEqual([])
}, 60_000)

it('is missed in strings, templates and patterns', () => {
  const source = `fetch('/healthz'); fetch(\`/q/\${slug}\`); /^\\/files\\//.test(path)
    import x from '/api/x'; get('/iconset'); get(\`\${base}/files\`)`
  expect(listLiteralPaths(source)).toEqual(['/healthz', '/q/', '/^\\/files\\//'])
})

/** Lists strings, templates and patterns that begin with an address of the application. */
function listLiteralPaths(source: string): string[] {
  const address = new RegExp(
    `^(?:/\\^)?/(?:${[...fixedNames].filter(Boolean).join('|').replaceAll('.', '\\.')})(?![\\w.-])`,
  )
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isLiteral =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isRegularExpressionLiteral(node)
    if (isLiteral && !ts.isImportDeclaration(node.parent)) {
      if (address.test(node.text.replaceAll('\\/', '/'))) found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true))
  return found
}
