import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { paths } from '@/paths'

/** Pages of the tools, below `server/app` of a build. */
const toolPages = [
  '(site)/[locale]/(default)',
  '(site)/[locale]/(default)/batch-qr-code',
  '(site)/[locale]/(default)/qr-code-scanner',
  '(site)/[locale]/(qrcode)/[type]',
]
const pageManifest = 'page_client-reference-manifest.js'

/** Matches references to other build files in scripts and style sheets. */
const fileNames = /\bstatic\/(?:chunks|media)\/[\w.~%-]+\.\w+|\.\.\/media\/[\w.~%-]+\.\w+/g
const readable = /\.(js|css)$/
/** Sources of workers, which the bundler also writes next to the compiled scripts. */
const unwanted = /\.(ts|map)$/

/** Lists the files, relative to the build, that the pages of the site load at once. */
export function listFirstFiles(buildFolder: string): string[] {
  const pages = readdirSync(join(buildFolder, 'server/app/(site)'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => path.endsWith(`/${pageManifest}`))
    .map((path) => `(site)/${dirname(path)}`)
  return [...listRootFiles(buildFolder), ...pages.flatMap(listPageFiles(buildFolder))]
}

/**
 * Lists the addresses of all build files that the tools can request at any time: the files of their
 * pages and, recursively, all files that their scripts refer to.
 */
export function listToolFiles(buildFolder: string): string[] {
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
  return [...found].map((name) => `${paths.framework}/${name}`).sort()
}

function listRootFiles(buildFolder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'build-manifest.json'), 'utf8'))
  return manifest.rootMainFiles
}

/**
 * Reads the files of a page from its client reference manifest, which assigns an object in a
 * script.
 */
function listPageFiles(buildFolder: string) {
  return (page: string): string[] => {
    const path = join(buildFolder, 'server/app', page, pageManifest)
    const names = readFileSync(path, 'utf8').match(fileNames)
    if (!names) throw new Error(`${path} names no file: the bundler has changed its notation`)
    return names
  }
}
