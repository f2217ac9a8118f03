import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import type { NodePictures } from './node-pictures'

type MediaOptions = Parameters<BrowserCommandContext['page']['emulateMedia']>[0]

/** Commands that component tests run in Node. */
export const browserCommands = {
  emulateMedia: ({ page }, options) => page.emulateMedia(options),
  // Node draws or reads these pictures, independently of the browser.
  readPicture: async (context, base64) => (await load(context)).readPicture(base64),
  readSvg: async (context, svg) => (await load(context)).readSvg(svg),
  digestPixels: async (context, base64) => (await load(context)).digestPixels(base64),
  drawSampleInNode: async (context, name) => (await load(context)).drawSampleInNode(name),
} satisfies { [Name in keyof NodeCommands]: BrowserCommand<Parameters<NodeCommands[Name]>> }

/** Loads a module of the project; the configuration of Vitest cannot import through aliases. */
function load({ project }: BrowserCommandContext): Promise<NodePictures> {
  return project.import<NodePictures>('src/testing/node-pictures.ts')
}

type NodeCommands = NodePictures & { emulateMedia: (options: MediaOptions) => Promise<void> }

declare module 'vitest/browser' {
  interface BrowserCommands extends NodeCommands {}
}
