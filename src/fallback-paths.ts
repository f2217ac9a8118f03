/**
 * What the parts for errors need of `paths`. Every page carries them along in several scripts of
 * their own, and each would have all of `paths` once more.
 */
export const fallbackPaths = {
  home: '/',
  failure: '/errors/failure',
  /** The tool that is offered where there is no user application. */
  tool: '/url',
} as const

/** Links to the user application open in a new tab; `appUrl` comes from the site settings. */
export function appLink(appUrl: string, action: 'sign-in' | 'sign-up'): string {
  return `${appUrl.replace(/\/+$/, '')}/${action}`
}
