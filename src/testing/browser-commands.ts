import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import type { NodePictures } from './node-pictures'

type MediaOptions = Parameters<BrowserCommandContext['page']['emulateMedia']>[0]

/** What component tests have Node do. */
export const browserCommands = {
  emulateMedia: ({ page }, options) => page.emulateMedia(options),
  // Pictures that Node draws or reads, as proof against the browser's own.
  readPicture: async (context, base64) => (await load(context)).readPicture(base64),
  readSvg: async (context, svg) => (await load(context)).readSvg(svg),
  digestPixels: async (context, base64) => (await load(context)).digestPixels(base64),
  drawSampleInNode: async (context, name) => (await load(context)).drawSampleInNode(name),
} satisfies { [Name in keyof NodeCommands]: BrowserCommand<Parameters<NodeCommands[Name]>> }

/** The configuration of Vitest cannot import through aliases; modules of the project can. */
function load({ project }: BrowserCommandContext): Promise<NodePictures> {
  return project.import<NodePictures>('src/testing/node-pictures.ts')
}

type NodeCommands = NodePictures & { emulateMedia: (options: MediaOptions) => Promise<void> }

declare module 'vitest/browser' {
  interface BrowserCommands extends NodeCommands {}
}
