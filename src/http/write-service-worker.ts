import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths, queryParameters } from '@/paths'
import { workerNames } from '@/service-worker'

const firstSegment = (path: string) => path.split('/')[1] ?? ''

const site = {
  ...workerNames,
  sharedParameter: queryParameters.sharedFiles,
  shareTarget: paths.scannerShare,
  staticFiles: paths.staticFiles,
  flags: paths.flags,
  changingFolders: [
    paths.glyphs,
    paths.messages,
    paths.flags,
    `/${firstSegment(paths.printProfile)}`,
  ],
  // Administration, data, files of codes, and scans, which must be counted.
  excluded: [
    ...[
      paths.admin,
      paths.api,
      paths.codeFiles,
      paths.internal,
      paths.hostedPage(''),
      paths.sharedDraft(''),
    ],
    ...[paths.healthy, paths.ready],
  ].map(firstSegment),
  buildManifest: paths.buildManifest('{id}'),
}

/** Writes the service worker of a build: `public/sw.js` after the names and addresses it uses. */
export function writeServiceWorker(buildId: string): string {
  const source = readFileSync(join('public', paths.serviceWorker), 'utf8')
  return `const build = '${buildId}'\nconst site = ${JSON.stringify(site)}\n${source}`
}
