'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { visitorAddressHeader } from '@/env'
import { localizedPath, paths } from '@/paths'
import type { ContactReply } from './contact-answer'
import { isOwnForm } from './is-own-form'
import { readContactForm } from './read-contact-form'
import { receiveContactMessage } from './receive-contact-message'

/**
 * Server action of the contact form in a browser without scripts, or before they are loaded. Shows
 * the page again with the entered values and the errors, or redirects to the receipt.
 */
export async function submitContactForm(
  _: ContactReply | null,
  form: FormData,
): Promise<ContactReply> {
  const requestHeaders = await headers()
  const post = readContactForm(form)
  if (!isOwnForm(requestHeaders)) return { answer: { status: 'failed' }, draft: post.draft }
  const answer = await receiveContactMessage(post, requestHeaders.get(visitorAddressHeader) ?? '')
  if (answer.status !== 'sent') return { answer, draft: post.draft }
  const receipt = new URLSearchParams({ number: answer.number, at: String(answer.sentAt) })
  redirect(`${localizedPath(post.locale, paths.contactSent)}?${receipt}`)
}
