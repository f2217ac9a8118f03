import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Below `server/app` of a build: the pages of the tools. */
const toolPages = [
  '(site)/[locale]/(default)',
  '(site)/[locale]/(default)/batch-qr-code',
  '(site)/[locale]/(default)/qr-code-scanner',
  '(site)/[locale]/(qrcode)/[type]',
]
/** How scripts and style sheets of a build name its other files. */
const fileNames = /\bstatic\/(?:chunks|media)\/[\w.~%-]+\.\w+|\.\.\/media\/[\w.~%-]+\.\w+/g
const readable = /\.(js|css)$/
/** Sources of workers, which the bundler also lays next to the scripts that they have become. */
const unwanted = /\.(ts|map)$/

/**
 * The addresses of every file of a build that its tools can ask for at any time: what their pages
 * begin with, and what any script of theirs names in turn.
 */
export function listToolFiles(buildFolder = '.next'): string[] {
  const waiting = [...listRootFiles(buildFolder), ...toolPages.flatMap(listPageFiles(buildFolder))]
  const found = new Set<string>()
  for (const name of waiting) {
    const path = join(buildFolder, name)
    if (found.has(name) || unwanted.test(name) || !existsSync(path)) continue
    found.add(name)
    if (!readable.test(name)) continue
    for (const [other] of readFileSync(path, 'utf8').matchAll(fileNames)) {
      waiting.push(other.startsWith('..') ? posix.join(posix.dirname(name), other) : other)
    }
  }
  return [...found].map((name) => `/_next/${name}`).sort()
}

function listRootFiles(buildFolder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8'))
  return manifest.rootMainFiles
}

/** The bundler writes for each page which files its parts need, as an assignment of an object. */
function listPageFiles(buildFolder: string) {
  return (page: string): string[] => {
    const path = join(buildFolder, 'server/app', page, 'page_client-reference-manifest.js')
    const names = readFileSync(path, 'utf8').match(fileNames)
    if (!names) throw new Error(`${path} names no file: the bundler has changed its notation`)
    return names
  }
}
