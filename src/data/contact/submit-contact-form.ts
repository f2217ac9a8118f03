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
 * The form as a browser without scripts sends it, or one whose scripts are still on their way: the
 * page comes back with what was typed and what is wrong, or leads on to the receipt.
 */
export async function submitContactForm(
  _: ContactReply | null,
  form: FormData,
): Promise<ContactReply> {
  const given = await headers()
  const post = readContactForm(form)
  if (!isOwnForm(given)) return { answer: { status: 'failed' }, draft: post.draft }
  const answer = await receiveContactMessage(post, given.get(visitorAddressHeader) ?? '')
  if (answer.status !== 'sent') return { answer, draft: post.draft }
  const receipt = new URLSearchParams({ number: answer.number, at: String(answer.sentAt) })
  redirect(`${localizedPath(post.locale, paths.contactSent)}?${receipt}`)
}
