import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import type { NodePictures } from './node-pictures'

/** Pictures that component tests have Node draw or read, as proof against the browser's own. */
export const pictureCommands = {
  readPicture: async (context, base64) => (await load(context)).readPicture(base64),
  readSvg: async (context, svg) => (await load(context)).readSvg(svg),
  digestPixels: async (context, base64) => (await load(context)).digestPixels(base64),
  drawSampleInNode: async (context, name) => (await load(context)).drawSampleInNode(name),
} satisfies { [Name in keyof NodePictures]: BrowserCommand<Parameters<NodePictures[Name]>> }

/** The configuration of Vitest cannot import through aliases; modules of the project can. */
function load({ project }: BrowserCommandContext): Promise<NodePictures> {
  return project.import<NodePictures>('src/testing/node-pictures.ts')
}

declare module 'vitest/browser' {
  interface BrowserCommands extends NodePictures {}
}
