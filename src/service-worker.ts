/**
 * Names that the pages and the service worker (`public/sw.js`) agree on. Browsers store them, so a
 * new name loses what is stored under the old one.
 */
export const workerNames = {
  /** The cache of files that other apps shared with the installed site. */
  sharedCache: 'shared-1',
  /** The header of such a file with its name. */
  fileNameHeader: 'x-name',
  /** The entry that is written once all tools are cached. */
  toolsKey: '/offline-tools',
} as const
