import { chosenSlugLength, foldSlug, readSlug } from '@/codes'
import { localeCodes } from '@/i18n/locales'
import { fixedNames, legalSlugs, solutionSlugs } from '@/paths'
import { contentTypes } from '@/qr/content'
import { ApiProblem } from '../codes/api/api-problem'

/** Names with which a code could pass for a part of this site, or of a domain that leads to it. */
const ownNames = [
  'quietzone',
  ...['about', 'account', 'app', 'billing', 'cancel', 'help', 'home', 'index', 'login', 'logout'],
  ...[
    'mail',
    'newsletter',
    'official',
    'password',
    'pay',
    'payment',
    'payments',
    'privacy',
    'root',
  ],
  ...['security', 'settings', 'signin', 'signup', 'status', 'support', 'system', 'team', 'terms'],
  ...['verify', 'webhook', 'webhooks', 'workspace', 'workspaces', 'www', 'null', 'undefined'],
  // Parts of addresses of the API and of hosted pages.
  ...['batch', 'bulk', 'codes', 'export', 'external', 'list', 'open', 'preview', 'read', 'report'],
  'unlock',
]

const reserved = new Set(
  [
    ...ownNames,
    ...fixedNames,
    ...contentTypes,
    ...localeCodes,
    ...solutionSlugs,
    ...legalSlugs,
  ].map(foldSlug),
)
/** Not even a part of a slug. */
const brand = foldSlug('quietzone')

/** Returns the stored form of a chosen slug; throws if it is invalid or reserved. */
export function checkChosenSlug(written: string, pointer = '/slug'): string {
  const slug = readSlug(written)
  if (!slug) throw slugProblem('form', pointer, { ...chosenSlugLength })
  const folded = foldSlug(slug)
  if (reserved.has(folded) || folded.includes(brand)) throw slugProblem('reserved', pointer)
  return slug
}

export function slugProblem(
  key: 'form' | 'reserved' | 'taken',
  pointer = '/slug',
  values?: Record<string, number>,
): ApiProblem {
  return new ApiProblem('invalid', {
    errors: [{ pointer, key: `codes.slugs.${key}`, ...(values && { values }) }],
  })
}
