/**
 * The part of `paths` that error boundaries need. Every page loads them in several separate
 * scripts, each of which would otherwise contain all of `paths`.
 */
export const fallbackPaths = {
  home: '/',
  failure: '/errors/failure',
  /** The tool that is offered without a user application. */
  tool: '/url',
} as const

/**
 * Returns a link to the user application, which opens in a new tab; `appUrl` comes from the site
 * settings.
 */
export function appLink(appUrl: string, action: 'sign-in' | 'sign-up'): string {
  return `${appUrl.replace(/\/+$/, '')}/${action}`
}
