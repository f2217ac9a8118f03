import 'server-only'
import { env } from '@/env'
import { paths } from '@/paths'
import { isSameSecret } from '@/std/is-same-secret'
import { sign } from '../sign'

export const subscriptionActions = ['confirm', 'unsubscribe'] as const
export type SubscriptionAction = (typeof subscriptionActions)[number]

export function isSubscriptionAction(name: string): name is SubscriptionAction {
  return (subscriptionActions as readonly string[]).includes(name)
}

/** The link of a mail with which its reader confirms or ends a subscription. */
export function subscriptionLink(action: SubscriptionAction, id: string): string {
  const token = `${id}.${signId(action, id)}`
  return `${env.SITE_URL}${paths.subscriptions}/${action}?token=${token}`
}

/** Returns the id of the subscription; undefined if the token is not valid for this action. */
export function readSubscriptionToken(
  action: SubscriptionAction,
  token: string,
): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  return isSameSecret(signature, signId(action, id)) ? id : undefined
}

function signId(action: SubscriptionAction, id: string): string {
  return sign(`${action} a subscription`, id).toString('base64url')
}
